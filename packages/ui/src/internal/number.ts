import { toAscii } from './ascii.ts';
import type { numberWords } from './english.ts';

/** The limits of a number field. A typed number is never clamped to them. */
export interface NumberRange {
  /** The smallest number allowed. */
  min?: number | undefined;
  /** The largest number allowed. */
  max?: number | undefined;
}

/** The rules of a number field. A typed number is never changed to meet them. */
export interface NumberRules extends NumberRange {
  /** The most decimals allowed. @default any number of them */
  maxDecimals?: number | undefined;
}

// Created on first use: a page's first formatter takes a slow phone a tenth of a second.
const formatters = new Map<string, Intl.NumberFormat>();

/** Returns the locale's number formatter. */
export function numberFormat(locale: string, minimumFractionDigits = 0): Intl.NumberFormat {
  const key = `${locale} ${minimumFractionDigits}`;
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(locale, {
      minimumFractionDigits,
      maximumFractionDigits: 20,
      // Spanish omits the separator in four-digit numbers, which makes a column of amounts hard to read.
      useGrouping: true,
    });
  formatters.set(key, formatter);
  return formatter;
}

/** Formats a number for the locale: `1,250.5` in en-US, `1.250,5` in es-ES. */
export const writeNumber = (
  value: number,
  locale = 'en-US',
  { minimumFractionDigits = 0 }: { minimumFractionDigits?: number } = {},
): string => numberFormat(locale, minimumFractionDigits).format(value);

/** How a locale writes a number with the digits 0 to 9. */
interface Notation {
  /** Matches a whole text that is a number. */
  number: RegExp;
  group: string;
  decimal: string;
}

const english: Notation = {
  number: /^-?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/,
  group: ',',
  decimal: '.',
};

function makeNotation(locale: string, options: Intl.NumberFormatOptions = {}): Notation {
  const parts = new Intl.NumberFormat(locale, {
    ...options,
    useGrouping: true,
    numberingSystem: 'latn',
  }).formatToParts(12_345_678.9);
  const sign = (type: string) =>
    toAscii(parts.find((part) => part.type === type)?.value.trim() ?? '');
  const [group, decimal] = [sign('group'), sign('decimal')];
  // India groups by two digits, but also reads groups of three.
  const groupSize = parts.filter(({ type }) => type === 'integer').at(-2)?.value.length;
  const grouped = group && `|\\d{1,3}([${group}]\\d{${groupSize},3})*[${group}]\\d{3}`;
  return { number: new RegExp(`^-?(\\d+${grouped})?([${decimal}]\\d*)?$`), group, decimal };
}

const notations = new Map<string, readonly [Notation, ...Notation[]]>([['en-US', [english]]]);

/** Returns how a locale writes numbers, then amounts, which have other separators in Austria and Switzerland. */
function notationsOf(locale: string): readonly [Notation, ...Notation[]] {
  const made = notations.get(locale) ?? [
    makeNotation(locale),
    makeNotation(locale, { style: 'currency', currency: 'USD' }),
  ];
  notations.set(locale, made);
  return made;
}

/**
 * Parses a number in the locale's format for numbers or for amounts, `1,250.50` or `1.250,50`, with or
 * without the symbols and words around it, such as `$` or `months`; `25k` is 25,000. Its digits may be
 * of any script. Returns `null` for anything else, for a number with more digits than JavaScript
 * stores, and in English also for `1,50`, which may mean 1.50 or 150.
 */
export function readNumber(
  text: string,
  affixes: readonly string[] = [],
  locale = 'en-US',
): number | null {
  const ascii = toAscii(withoutAffixes(text, affixes));
  for (const notation of notationsOf(locale)) {
    // The Arabic separators mean the same in every locale.
    const plain = ascii.replaceAll('٬', notation.group).replaceAll('٫', notation.decimal);
    const number = parse(plain, notation);
    // JavaScript changes a number with more than 17 digits, and has none above 1.8e308.
    if (number !== null) return significant(plain) === significant(`${number}`) ? number : null;
  }
  return null;
}

/** The digits of a number without the zeros around them. */
const significant = (text: string) => text.replaceAll(/e.*|\D/g, '').replaceAll(/^0+|0+$/g, '');

/** Reads a number as {@link readNumber} does in US English, without the code for other locales. */
export const readEnglishNumber = (text: string, affixes: readonly string[]): number | null =>
  parse(withoutAffixes(text, affixes), english);

/** Removes white space and invisible characters, such as bidirectional marks. */
const visible = (text: string) =>
  text.replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '').replace('\u2212', '-');

const withoutAffixes = (text: string, affixes: readonly string[]): string =>
  affixes.reduce((rest, affix) => rest.replace(visible(affix), ''), visible(text));

function parse(text: string, { number, group, decimal }: Notation): number | null {
  const plain = text.replace(/k$/i, '');
  if (!number.test(plain) || !/\d/.test(plain)) return null;
  const value = plain.replaceAll(group, '').replace(decimal, '.');
  return Number(plain === text ? value : `${value}e3`);
}

/**
 * Whether an amount such as `$7.000` may mean 7 or 7,000. Many readers of Spanish group thousands with
 * a point, also where Spanish is written with decimal points, as in the United States.
 */
export const isAmbiguousAmount = (
  text: string,
  affixes: readonly string[],
  locale: string,
): boolean =>
  locale.startsWith('es') &&
  notationsOf(locale)[0].decimal === '.' &&
  isAmbiguousInSpanish(text, affixes);

/** {@link isAmbiguousAmount} where Spanish is written with decimal points. */
export const isAmbiguousInSpanish = (text: string, affixes: readonly string[]): boolean =>
  affixes.includes('$') && /\.\d{3}\D*$/.test(text);

/** What a box holds whose text was read: `null` for an empty box, `NaN` for text that is not a number. */
export const typedNumber = (text: string, number: number | null): number | null =>
  number ?? (text.trim() === '' ? null : Number.NaN);

/** Returns the next number up or down, without the floating-point error of a decimal step. */
export function stepNumber(value: number, step: number, { min, max }: NumberRange): number {
  const decimals = Math.max(...[value, step].map((each) => `${each}`.split('.')[1]?.length ?? 0));
  const next = Number((value + step).toFixed(decimals));
  return Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity);
}

/** Returns the message for a number that breaks a rule or is missing, or undefined if it is valid. */
export function rangeProblem(
  text: string,
  value: number | null,
  { min, max, maxDecimals }: NumberRules,
  write: (value: number) => string,
  words: typeof numberWords,
): string | undefined {
  if (text.trim() === '') return undefined;
  if (value !== null && value >= (min ?? value) && value <= (max ?? value)) {
    if (maxDecimals === undefined || value === Number(value.toFixed(maxDecimals))) return undefined;
    return words.numberDecimals(maxDecimals, write(maxDecimals > 0 ? 1250.5 : 1250));
  }
  if (min !== undefined && max !== undefined) return words.numberBetween(write(min), write(max));
  if (value === null) return words.numberLike(write(1250));
  return min !== undefined && value < min
    ? words.numberFrom(write(min))
    : words.numberTo(write(max ?? value));
}

/** Returns a formatter of values that shows a dash for one that is missing, `NaN` or infinite. */
export const valueFormat = (locale: string, options?: Intl.NumberFormatOptions) => {
  const format = new Intl.NumberFormat(locale, { useGrouping: true, ...options });
  return (value: unknown) =>
    typeof value === 'number' && Number.isFinite(value) ? format.format(value) : '–';
};
