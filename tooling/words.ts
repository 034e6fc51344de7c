/** The texts of a module of words by their path: `.hero.steps.0.title`. */
export type Texts = ReadonlyMap<string, string>;

const isMark = Symbol('mark');

/**
 * A mark that takes the position of a fact in a sentence. It is written as `⟦a⟧`, and its properties
 * and the results of its methods as `⟦a.display⟧`.
 */
const mark = (name: string): unknown =>
  new Proxy(() => undefined, {
    get(_, key) {
      if (key === isMark) return `⟦${name}⟧`;
      if (key === Symbol.toPrimitive || key === 'toString') return () => `⟦${name}⟧`;
      return typeof key === 'symbol' ? undefined : mark(`${name}.${key}`);
    },
    has: (_, key) => key === isMark,
    apply: () => mark(name),
  });

/**
 * Every text of a module of words. Functions are called with marks as their facts, and once more
 * with 1 for the sentences about one thing.
 */
export function textsOf(module: unknown): Texts {
  const texts = new Map<string, string>();
  const add = (path: string, value: unknown): void => {
    if (typeof value === 'string') texts.set(path, value);
    else if (typeof value === 'function' && isMark in value) texts.set(path, `${value}`);
    else if (typeof value === 'function') {
      const facts = [...'abcdef'].slice(0, value.length);
      const marked = textsOf(value(...facts.map(mark)));
      const one = textsOfCall(() => value(...facts.map(() => 1)));
      for (const [key, text] of marked) {
        texts.set(`${path}()${key}`, text);
        const singular = one.get(key);
        const isOther = singular !== text.replaceAll(/⟦.*?⟧/g, '1');
        if (singular !== undefined && isOther) texts.set(`${path}(1)${key}`, singular);
      }
    } else if (typeof value === 'object' && value !== null && !(value instanceof RegExp)) {
      for (const [key, child] of Object.entries(value)) add(`${path}.${key}`, child);
    }
  };
  add('', module);
  return texts;
}

/** The texts that a function returns. None if it needs facts of another type. */
function textsOfCall(call: () => unknown): Texts {
  try {
    const texts = textsOf(call());
    return [...texts.values()].some((text) => text.includes('undefined')) ? new Map() : texts;
  } catch {
    return new Map();
  }
}
