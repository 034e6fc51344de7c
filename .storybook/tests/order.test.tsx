import { act } from 'react';
import { createRoot } from 'react-dom/client';
import preflight from 'tailwindcss/preflight.css?raw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stories } from './all-stories.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

const sheets = () => [
  ...document.head.querySelectorAll<HTMLStyleElement>('style[data-vite-dev-id]'),
];

const pseudoElements = ['::before', '::after'] as const;
type Pseudo = (typeof pseudoElements)[number] | undefined;

interface Rule {
  /** The selector of the elements that have the box, without the pseudo-element. */
  readonly selector: string;
  readonly pseudo: Pseudo;
  readonly properties: readonly string[];
}

/** Returns every rule, and every attribute in the selectors. */
function rulesIn(styles: readonly HTMLStyleElement[]) {
  const rules: Rule[] = [];
  const attributes = new Set(['class']);
  const read = (list: Iterable<CSSRule>) => {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule) {
        const { selectorText, style } = rule;
        for (const [, name = ''] of selectorText.matchAll(/\[([\w-]+)/g)) attributes.add(name);
        // A browser resolves the logical properties to physical ones.
        // The color of a tap is the page's own.
        const properties = [...style].filter(
          (name) => !/^--|-inline|-block|inline-|block-|tap-highlight/.test(name),
        );
        const named = pseudoElements.filter((pseudo) => selectorText.includes(pseudo));
        for (const pseudo of named.length > 0 ? named : [undefined]) {
          const selector = pseudo ? selectorText.replaceAll(pseudo, ':is(*)') : selectorText;
          rules.push({ selector, pseudo, properties });
        }
      }
      if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
    }
  };
  for (const { sheet } of styles) read(sheet?.cssRules ?? []);
  return { rules, attributes: [...attributes] };
}

/** Returns the items in an order that depends only on the seed (mulberry32, Fisher-Yates). */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}

/** Whether a story opens an overlay. A docs page shows such a story in a frame. */
const opens = ({ Story }: (typeof stories)[number]) =>
  Story.parameters.docs?.story?.inline === false;

/** The first story of each file that opens an overlay: the others open the same one. */
const opened = new Set(
  stories
    .filter(opens)
    .filter(({ file }, index, all) => all.findIndex((one) => one.file === file) === index),
);

/** Whether only assistive technology gets an element. */
const isClipped = (element: Element | null): boolean =>
  element !== null &&
  (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));

/** Whether a property changes nothing that people see, although Tailwind's Preflight sets it. */
const isInvisible = (element: Element, pseudo: string | undefined, name: string) => {
  const style = getComputedStyle(element, pseudo);
  return (
    // The browser draws the options of a select.
    /^(option|optgroup)$/.test(element.localName) ||
    /^(none|contents)$/.test(style.display) ||
    isClipped(element) ||
    // Buttons have their own background, which replaces the native look.
    name === 'appearance' ||
    (name.startsWith('list-style') && style.display !== 'list-item') ||
    // A line has no text.
    (element.localName === 'hr' && name.endsWith('color') && !name.startsWith('border')) ||
    (name === 'vertical-align' && !/inline|table-cell/.test(style.display)) ||
    (/^border-.*-(style|color)$/.test(name) &&
      style.getPropertyValue(name.replace(/style|color/, 'width')) === '0px')
  );
};

const styleOf = (css: string) =>
  Object.assign(document.createElement('style'), { textContent: css });

test('the stories look the same in every order of the stylesheets, and beside Tailwind', async () => {
  await page.viewport(1280, 900);
  const { attributes } = rulesIn(sheets());

  const parts: { id: string; element: Element }[] = [];
  const shelf = document.createElement('div');
  const known = new Set<string>();
  const near = (element: Element) => [
    element,
    element.previousElementSibling,
    element.parentElement,
    element.parentElement?.parentElement,
  ];
  /** Copies the page's content to the shelf, unless the shelf has an equal copy. */
  const copy = (id: string, shown: Element) => {
    const all = shelf.appendChild(shown.cloneNode(true) as Element);
    for (const element of all.querySelectorAll('script, style, iframe')) element.remove();
    const added = [...all.querySelectorAll('*')].filter((element) => {
      const look = near(element)
        .flatMap((one) => [one?.localName, ...attributes.map((name) => one?.getAttribute(name))])
        .join();
      return !known.has(look) && known.add(look);
    });
    if (added.length === 0) all.remove();
    for (const element of added) parts.push({ id, element });
  };

  for (const story of stories) {
    const { id, Story } = story;
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    await act(async () => root.render(<Story />));
    copy(id, host);
    await act(async () => root.unmount());
    host.remove();
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
    if (opened.has(story)) {
      await Story.run();
      copy(id, document.body);
    }
  }
  document.body.replaceChildren(shelf);

  const styles = sheets();
  const { rules } = rulesIn(styles);
  const all = [...new Set(rules.flatMap(({ properties }) => properties))];
  /** What the rules set that reach an element. */
  const reached = new Map(parts.map(({ element }) => [element, new Map<Pseudo, Set<string>>()]));
  for (const { selector, pseudo, properties } of rules) {
    for (const element of shelf.querySelectorAll(selector)) {
      const boxes = reached.get(element);
      boxes?.set(pseudo, new Set([...(boxes.get(pseudo) ?? []), ...properties]));
    }
  }
  /** The elements and pseudo-elements that a rule reaches, with the properties that those rules set. */
  const boxes = parts.flatMap(({ id, element }) =>
    [undefined, ...pseudoElements].flatMap((pseudo) => {
      const set = reached.get(element)?.get(pseudo) ?? new Set();
      return pseudo && !set.has('content') ? [] : [{ id, element, pseudo, set: [...set] }];
    }),
  );
  type Box = (typeof boxes)[number];
  const lookOf = ({ element, pseudo }: Box, properties: readonly string[]) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && style.content === 'none') return [];
    return properties.map((name) => style.getPropertyValue(name));
  };
  const differences = new Set<string>();
  /** Returns a function that compares the boxes with their look of now. */
  const comparisonOf = (propertiesOf: (box: Box) => readonly string[]) => {
    const usual = boxes.map((box) => lookOf(box, propertiesOf(box)));
    return (mayDiffer?: typeof isInvisible) => {
      for (const [index, box] of boxes.entries()) {
        const properties = propertiesOf(box);
        for (const [at, value] of lookOf(box, properties).entries()) {
          const { id, element, pseudo } = box;
          const before = usual[index]?.[at];
          const property = properties[at] as string;
          if (before === value || mayDiffer?.(element, pseudo, property)) continue;
          const name = `${element.localName}.${element.getAttribute('class')}`;
          differences.add(`${id} ${name} ${property}: ${before} -> ${value}`);
        }
      }
    };
  };
  // The order decides only between rules that set the same property of the same box.
  const compareOrders = comparisonOf(({ set }) => set);
  const compareAll = comparisonOf(() => all);
  // Reverses each pair of sheets. The shuffled orders are for three and more.
  document.head.append(...styles.toReversed());
  compareOrders();
  for (let seed = 1; seed <= 20; seed++) {
    document.head.append(...shuffled(styles, seed));
    compareOrders();
  }
  // The README's line, and Preflight after everything else.
  document.head.prepend(styleOf('@layer theme, base, mp, components, utilities;'));
  document.head.append(...styles, styleOf(`@layer base { ${preflight} }`));
  compareAll(isInvisible);

  expect(parts.length).toBeGreaterThan(1000);
  expect([...differences].slice(0, 50)).toEqual([]);
}, 900_000);
