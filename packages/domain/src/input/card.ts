import { tailWords } from '#words/card';

/** The brands that a card number's first digits name. */
export type CardBrand = 'Visa' | 'Mastercard' | 'American Express' | 'Discover';

/**
 * The first digits of each brand, as ranges. Compare as many digits of a number as the range's ends
 * have.
 */
const ranges: readonly (readonly [brand: CardBrand, from: string, to: string])[] = [
  ['Visa', '4', '4'],
  ['Mastercard', '51', '55'],
  ['Mastercard', '2221', '2720'],
  ['American Express', '34', '34'],
  ['American Express', '37', '37'],
  ['Discover', '6011', '6011'],
  ['Discover', '644', '649'],
  ['Discover', '65', '65'],
];

/**
 * Returns the brand of a card number as soon as its first digits decide it, or undefined for other
 * brands. Ignores spaces and dashes. (Issuer identification numbers, ISO/IEC 7812-1.)
 */
export function brandOf(text: string): CardBrand | undefined {
  const number = text.replace(/\D/g, '');
  const [brand] =
    ranges.find(([, from, to]) => {
      const first = number.slice(0, from.length);
      return first.length === from.length && first >= from && first <= to;
    }) ?? [];
  return brand;
}

/** The number of digits in a brand's security code. */
export const securityCodeLength = (brand: CardBrand): 3 | 4 =>
  brand === 'American Express' ? 4 : 3;

/** The words of {@link tail} in one language. */
interface TailWords {
  readonly endingIn: (last4: string) => string;
  readonly notShown: string;
}

/**
 * Masks a number to its last four digits. A number of four digits or fewer is masked completely.
 *
 * @param words The words of the language. @default the edition's
 */
export function tail(text: string, words: TailWords = tailWords): string {
  const characters = text.replace(/[^\p{L}\d]/gu, '');
  return characters.length > 4 ? words.endingIn(characters.slice(-4)) : words.notShown;
}
