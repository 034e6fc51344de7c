/** The brands that a card number's first digits name. */
export type CardBrand = 'Visa' | 'Mastercard' | 'American Express' | 'Discover';

/** First digits, from and to, as long as their numbers are. */
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
 * The brand that a card number's first digits name, as soon as they decide; none for other brands.
 * Blanks and dashes don't count. (Issuer identification numbers, ISO/IEC 7812-1.)
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

/** How many digits a brand's security code has. */
export const securityCodeLength = (brand: CardBrand): 3 | 4 =>
  brand === 'American Express' ? 4 : 3;

/** Words for a number that is shown to nobody: its last four, and only of a longer one. */
export function tail(text: string): string {
  const characters = text.replace(/[^\p{L}\d]/gu, '');
  return characters.length > 4 ? `ending in ${characters.slice(-4)}` : 'Entered, not shown';
}
