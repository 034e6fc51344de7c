/**
 * The calculator's numbers as search parameters; `read-link` reads them. Nothing that a visitor typed
 * as text is ever in one, so a link can't put words on the page.
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

/** What a link can set. */
export interface LinkedState {
  readonly question: Question;
  readonly terms: Terms;
}

/** The names of numbers in a link, in the order in which they stand there. */
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
  counts: 'tradeInLimit',
  xm: 'extraMonthly',
  xy: 'extraYearly',
  xo: 'extraOnce',
} as const satisfies Record<string, Quantity>;

/** The name of a number in a link. */
export type QuantityName = keyof typeof quantityNames;

/** The names of an offer's numbers behind its letter, in the order in which they stand there. */
const offerNames = {
  price: 'price',
  down: 'downPayment',
  trade: 'tradeIn',
  owed: 'owedOnTradeIn',
  tfees: 'taxedFees',
  fees: 'untaxedFees',
  apr: 'apr',
  term: 'term',
} as const satisfies Record<string, (typeof offerQuantities)[number]>;

/** The same with the numbers that they stand for. */
export const offerEntries = Object.entries(offerNames) as [
  keyof typeof offerNames,
  (typeof offerQuantities)[number],
][];

/** Every name that a link may hold. */
export type LinkName =
  | ('tab' | 'credit' | 'cash' | 'xym' | 'xon' | 'first')
  | QuantityName
  | `${'b' | 'c'}${'' | keyof typeof offerNames}`;

/** A link's search parameters as they stand in the address, unjudged. */
export type LinkSearch = { readonly [Name in LinkName]?: string };

/** How many decimals a number may have. */
export const decimalsOf = (quantity: Quantity): number => {
  if (quantity === 'term') return 0;
  return quantity === 'apr' || quantity === 'taxRate' ? 3 : 2;
};

/** The down payment that stands until one is set: it follows the price. */
export const defaultDown = (price: number | null): number | null =>
  quantityState(changeTerms(defaultTerms, { price }), 'downPayment').value;

/** A number as a link writes it; none for one that is empty or out of its bounds. */
function writeNumber(terms: Terms, quantity: Quantity): string | undefined {
  const { value, ...bounds } = quantityState(terms, quantity);
  if (value === null || !isWithin(value, bounds)) return undefined;
  return String(Number(value.toFixed(decimalsOf(quantity))));
}

/**
 * Writes a link's search parameters, none while everything is as the calculator opens with it. What
 * is out of its bounds is not among them.
 *
 * @param today The day on which the link is made: the first payment is left out while it is next month.
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
  for (const name of ['trade', 'owed', 'tax', 'tfees', 'fees'] as const) writeQuantity(name);
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
