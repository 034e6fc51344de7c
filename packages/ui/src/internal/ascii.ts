const chineseDigits = '〇一二三四五六七八九';

/** Returns the value of a digit of any script, whose digits follow each other from zero. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  // The mathematical alphabets have their digits right after each other.
  return value % 10;
}

/** Replaces digits of any script, full-width characters and typographic apostrophes by those of ASCII. */
export const toAscii = (text: string): string =>
  text
    .replaceAll(/[〇一二三四五六七八九]/g, (digit) => `${chineseDigits.indexOf(digit)}`)
    .replaceAll(/\p{Nd}/gu, (digit) => `${digitValue(digit)}`)
    .replaceAll(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(/[‘’]/g, "'");
