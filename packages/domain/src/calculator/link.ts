/**
 * Writes the calculator's numbers as search parameters; `read-link` reads them. A link never
 * contains text that a visitor typed, so it can't put words on the page.
 */
import { isWithin } from '../input/bounds.ts';
import { nextMonth } from '../loan/months.ts';
import {
  changeTerms,
  defaultTerms,
  type offerQuantities,
  type Quantity,
  type Question,
  quantityState,
  type Terms,
  termsOfOffer,
} from './index.ts';

/** The state that a link can set. */
export interface LinkedState {
  readonly question: Question;
  readonly terms: Terms;
}

/** The parameter names of the numbers, in the order of a link. */
export const quantityNames = {
  price: 'price',
  down: 'downPayment',
  term: 'term',
  apr: 'apr',
  pay: 'monthlyPayment',
  trade: 'tradeIn',
  owed: 'owedOnTradeIn',
  tax: 'taxRate',
  tfees: 'taxedFees',
  fees: 'untaxedFees',
  lfees: 'lenderFees',
  counts: 'tradeInLimit',
  xm: 'extraMonthly',
  xy: 'extraYearly',
  xo: 'extraOnce',
} as const satisfies Record<string, Quantity>;

/** The name of a number in a link. */
export type QuantityName = keyof typeof quantityNames;

/** The suffixes that follow an offer's letter in a parameter name, in the order of a link. */
const offerNames = {
  price: 'price',
  down: 'downPayment',
  trade: 'tradeIn',
  owed: 'owedOnTradeIn',
  tfees: 'taxedFees',
  fees: 'untaxedFees',
  lfees: 'lenderFees',
  apr: 'apr',
  term: 'term',
} as const satisfies Record<string, (typeof offerQuantities)[number]>;

/** The suffixes with the numbers that they set. */
export const offerEntries = Object.entries(offerNames) as [
  keyof typeof offerNames,
  (typeof offerQuantities)[number],
][];

/** Every parameter name of a link. */
export type LinkName =
  | ('tab' | 'credit' | 'cash' | 'xym' | 'xon' | 'first')
  | QuantityName
  | `${'b' | 'c'}${'' | keyof typeof offerNames}`;

/** The search parameters of an address, before validation. */
export type LinkSearch = { readonly [Name in LinkName]?: string };

/** The most decimals that each number may have. */
export const decimalsOf = (quantity: Quantity): number => {
  if (quantity === 'term') return 0;
  return quantity === 'apr' || quantity === 'taxRate' ? 3 : 2;
};

/** The default down payment. It follows the price. */
export const defaultDown = (price: number | null): number | null =>
  quantityState(changeTerms(defaultTerms, { price }), 'downPayment').value;

/** Formats a number for a link. Returns undefined if it is empty or out of bounds. */
function writeNumber(terms: Terms, quantity: Quantity): string | undefined {
  const { value, ...bounds } = quantityState(terms, quantity);
  if (value === null || !isWithin(value, bounds)) return undefined;
  return String(Number(value.toFixed(decimalsOf(quantity))));
}

/**
 * Writes the search parameters of a link, without any value that is the default or out of bounds.
 *
 * @param today The day on which the link is made: the first payment is left out while it is next
 * month.
 */
export function writeLink({ question, terms }: LinkedState, today: Date): LinkSearch {
  const search: { [Name in LinkName]?: string } = {};
  const write = (name: LinkName, value: string | number | undefined) => {
    if (value !== undefined) search[name] = `${value}`;
  };
  const writeQuantity = (name: QuantityName) => {
    const quantity = quantityNames[name];
    const standard = quantity === 'downPayment' ? defaultDown(terms.price) : defaultTerms[quantity];
    const text = writeNumber(terms, quantity);
    if (text !== undefined && Number(text) !== (standard ?? 0)) write(name, text);
  };
  const writeUnless = (standard: string | number, name: LinkName, value: string | number) =>
    write(name, value === standard ? undefined : value);

  write('tab', question === 'maximumLoan' ? 'max' : undefined);
  for (const name of ['price', 'down', 'term', 'apr', 'pay'] as const) writeQuantity(name);
  for (const name of ['trade', 'owed', 'tax', 'tfees', 'fees', 'lfees'] as const)
    writeQuantity(name);
  writeUnless('none', 'credit', terms.tradeInTax);
  if (terms.tradeInTax === 'part') writeQuantity('counts');
  write('cash', terms.isTaxAndFeesInCash ? 1 : undefined);
  writeQuantity('xm');
  writeQuantity('xy');
  writeUnless(defaultTerms.yearlyMonth, 'xym', terms.yearlyMonth);
  writeQuantity('xo');
  writeUnless(defaultTerms.oncePayment, 'xon', terms.oncePayment);
  const standardFirst = nextMonth(today);
  writeUnless(standardFirst, 'first', terms.firstPayment ?? standardFirst);

  terms.offers.forEach((offer, index) => {
    const letter = index === 0 ? 'b' : 'c';
    const asTerms = termsOfOffer(terms, offer);
    write(letter, 1);
    for (const [name, quantity] of offerEntries) {
      write(`${letter}${name}`, writeNumber(asTerms, quantity));
    }
  });
  return search;
}
