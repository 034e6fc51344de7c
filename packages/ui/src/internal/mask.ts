import { toAscii } from './ascii.ts';

/** The characters that fit each placeholder of a pattern. */
const placeholders: Readonly<Record<string, RegExp>> = {
  '#': /^\d$/,
  A: /^[A-Z]$/,
  '*': /^[A-Z\d]$/,
};

/** How the text of a field is composed. */
export interface Mask {
  /** `#` is a digit, `A` a letter, `*` a letter or a digit. All others are separators. */
  pattern: string;
  /** A whole text. */
  example: string;
  /** A part of the plain text that may precede the answer. */
  prefix?: RegExp;
  /** Matches the plain texts that are allowed beyond the pattern. */
  allowed?: RegExp;
}

export const masks = {
  ssn: { pattern: '###-##-####', example: '123-45-6789' },
  // Area codes start with 2 to 9 (North American Numbering Plan), and so may follow the country code.
  phone: {
    pattern: '(###) ###-####',
    example: '(213) 555-0147',
    prefix: /^\+?1(?=\d{10}$)/,
    allowed: /^[2-9]/,
  },
  // 49 CFR 565.13(g) excludes the letters that look like digits.
  vin: { pattern: '*'.repeat(17), example: '1M8GDM9AXKP042788', allowed: /^[^IOQ]+$/ },
} satisfies Record<string, Mask>;

/** Returns the mask with a pattern such as `AA-####`, and an example such as `AB-1234`. */
export function maskOf(pattern: string): Mask {
  const next: Record<string, string> = { '#': '1234567890', A: 'ABCDEFGHJK', '*': '1234567890' };
  const example = [...pattern].map((sign) => {
    const [first = sign, ...others] = next[sign] ?? '';
    if (others.length > 0) next[sign] = `${others.join('')}${first}`;
    return first;
  });
  return { pattern, example: example.join('') };
}

/** The placeholders of a pattern, without its separators. */
export const placeholdersOf = ({ pattern }: Mask) =>
  [...pattern].flatMap((sign) => placeholders[sign] ?? []);

/** Returns whether only digits fit. */
export const isOfDigits = (mask: Mask) =>
  placeholdersOf(mask).every((placeholder) => placeholder === placeholders['#']);

/**
 * Returns the text without separators, and with its letters in upper case. Characters that don't fit,
 * or are too many, stay.
 */
export function readMasked(text: string, { pattern, prefix }: Mask): string {
  const plain = toAscii(text)
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}\p{Dash}().,/·_]/gu, '')
    .replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());
  const bare = [...plain].filter((sign) => placeholders[sign] || !pattern.includes(sign)).join('');
  return prefix ? bare.replace(prefix, '') : bare;
}

/** Returns whether a plain text is a whole answer: at least `minLength` characters, and all fit. */
export function isWhole(plain: string, mask: Mask, minLength = placeholdersOf(mask).length) {
  const fitting = placeholdersOf(mask);
  return (
    plain.length >= minLength &&
    [...plain].every((sign, index) => fitting[index]?.test(sign)) &&
    (mask.allowed?.test(plain) ?? true)
  );
}

/** Formats a plain text. One that does not fit is returned as it is. */
export function writeMasked(plain: string, { pattern }: Mask): string {
  let text = '';
  let separators = '';
  let index = 0;
  for (const sign of pattern) {
    const placeholder = placeholders[sign];
    const next = plain[index];
    if (!placeholder) {
      separators += sign;
    } else if (next === undefined) {
      return text;
    } else if (placeholder.test(next)) {
      text += separators + next;
      separators = '';
      index += 1;
    } else {
      return plain;
    }
  }
  return index === plain.length ? text + separators : plain;
}

/** Replaces all but the last four letters and digits by dots. */
export function conceal(text: string): string {
  let visible = 4;
  return [...text]
    .reverse()
    .map((sign) => {
      if (!/[A-Z\d]/.test(sign)) return sign;
      visible -= 1;
      return visible < 0 ? '•' : sign;
    })
    .reverse()
    .join('');
}
