import type { numberWords } from './english.ts';

/** What a field that takes a number allows. Nothing that is typed is changed to fit. */
export interface NumberRange {
  /** The smallest number allowed. */
  min?: number | undefined;
  /** The largest number allowed. */
  max?: number | undefined;
}

// Made when first asked for: a page's first formatter takes a slow phone a tenth of a second.
const formatters = new Map<string, Intl.NumberFormat>();

/** The locale's own formatter of numbers. */
export function numberFormat(locale: string, minimumFractionDigits = 0): Intl.NumberFormat {
  const key = `${locale} ${minimumFractionDigits}`;
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(locale, {
      minimumFractionDigits,
      maximumFractionDigits: 20,
      // Spanish leaves the sign out of four digits, which makes a column of amounts hard to read.
      useGrouping: true,
    });
  formatters.set(key, formatter);
  return formatter;
}

/** Writes a number as the locale does: `1,250.5` in en-US, `1.250,5` in es-ES. */
export const writeNumber = (
  value: number,
  locale = 'en-US',
  { minimumFractionDigits = 0 }: { minimumFractionDigits?: number } = {},
): string => numberFormat(locale, minimumFractionDigits).format(value);

/** How a locale writes a number. */
interface Notation {
  /** A whole text that is a number. */
  number: RegExp;
  group: string;
  decimal: string;
  /** Its digits from 0 to 9. */
  digits: string;
}

const notation = (group: string, decimal: string, digits: string, groupSize = 3): Notation => {
  const [g, d] = [group, decimal].map((sign) =>
    sign ? `\\u{${sign.codePointAt(0)?.toString(16)}}` : '',
  );
  const grouped = g ? `|\\d{1,3}(${g}\\d{${groupSize}})*${g}\\d{3}` : '';
  return { number: new RegExp(`^-?(\\d+${grouped})?(${d}\\d*)?$`, 'u'), group, decimal, digits };
};

function makeNotation(locale: string): Notation {
  if (locale === 'en-US') return notation(',', '.', '0123456789');
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(12_345_678.9);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const digits = new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210);
  const groupSize = parts.filter(({ type }) => type === 'integer').at(-2)?.value.length;
  const ascending = [...digits].reverse().join('');
  return notation(sign('group').trim(), sign('decimal'), ascending, groupSize);
}

const notations = new Map<string, Notation>();

function notationOf(locale: string): Notation {
  const made = notations.get(locale) ?? makeNotation(locale);
  notations.set(locale, made);
  return made;
}

/**
 * Reads a number as it is written in the locale, `1,250.50` or `1.250,50`, with or without the signs
 * and words that stand around it, such as `$` or `months`; `25k` is 25,000. Answers `null` for
 * anything else, in English also for `1,50`, which may mean 1.50 or 150.
 */
export function readNumber(
  text: string,
  affixes: readonly string[] = [],
  locale = 'en-US',
): number | null {
  const { number, group, decimal, digits } = notationOf(locale);
  const bare = affixes
    .filter((affix) => affix !== '')
    .reduce((rest, affix) => rest.replace(affix, ''), text)
    // Blanks, and the marks that keep a number's direction.
    .replaceAll(/[\s\u200e\u200f\u061c]/g, '')
    .replace('\u2212', '-');
  const latin = [...bare].map((sign) => {
    const digit = digits.indexOf(sign);
    return digit < 0 ? sign : String(digit);
  });
  const [, plain = '', thousands] = /^(.*?)(k?)$/i.exec(latin.join('')) ?? [];
  if (!number.test(plain) || !/\d/.test(plain)) return null;
  const value = (group ? plain.replaceAll(group, '') : plain).replace(decimal, '.');
  return Number(thousands ? `${value}e3` : value);
}

/** The next number up or down, without the dust that floating point leaves on a decimal step. */
export function stepNumber(value: number, step: number, { min, max }: NumberRange): number {
  const decimals = Math.max(...[value, step].map((each) => `${each}`.split('.')[1]?.length ?? 0));
  const next = Number((value + step).toFixed(decimals));
  return Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity);
}

/** The sentence for a number that is missing or out of range; none while all is well. */
export function rangeProblem(
  text: string,
  value: number | null,
  { min, max }: NumberRange,
  write: (value: number) => string,
  words: typeof numberWords,
): string | undefined {
  if (text.trim() === '') return undefined;
  const isFine = value !== null && value >= (min ?? value) && value <= (max ?? value);
  if (isFine) return undefined;
  if (min !== undefined && max !== undefined) return words.numberBetween(write(min), write(max));
  if (value === null) return words.numberLike(write(1250));
  return min !== undefined && value < min
    ? words.numberFrom(write(min))
    : words.numberTo(write(max ?? value));
}
