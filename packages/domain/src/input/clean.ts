/**
 * Tag characters are kept in the flag of a region, such as England, and removed everywhere else.
 */
const regionFlag = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F}/u;
const keycap = /[\d#*]\uFE0F\u20E3/u;
/**
 * A visible character, its variation selector, and the joiner that changes how it or the next one
 * looks.
 */
const shown =
  /(?!\p{DI})(?:[\p{Lo}\p{S}\p{Extended_Pictographic}]\p{VS}|.)(?:(?<=\p{M})[\u200C\u200D]|(?<=[\p{L}\p{M}\p{S}\p{VS}])[\u200C\u200D](?=(?!\p{DI})[\p{L}\p{M}\p{S}]))?/su;

const parts = new RegExp(
  `(${[regionFlag, keycap, shown].map(({ source }) => source).join('|')})|\\p{DI}`,
  'gsu',
);

/** Returns text with each invisible character that {@link clean} drops replaced by a mark. */
export const markInvisible = (text: string, mark: string): string =>
  /\p{DI}/u.test(text) ? text.replace(parts, (_, kept = mark) => kept) : text;

/**
 * Returns text as a visitor sees it: without invisible characters (Unicode's
 * Default_Ignorable_Code_Point, which includes the marks that phones and chat programs put around
 * copied numbers), with plain spaces instead of no-break and other spaces, and without spaces at
 * its ends. Visible characters stay, including emoji sequences and the joiners that Persian, Hindi
 * and other scripts write between letters.
 */
export const clean = (text: string): string =>
  markInvisible(
    text
      // A Braille cell without dots is a blank too.
      .replace(/[\p{Zs}\u2800]/gu, ' ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: Stryker can't parse \v (its version 10.1).
      .replace(/[\u000b\f\u0085\p{Zl}\p{Zp}]/gu, '\n'),
    '',
  ).trim();

/** Whether a text that {@link clean} returned has a letter, a digit or a symbol. */
export const hasVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
