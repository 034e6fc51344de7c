/**
 * The calculator's numbers as search parameters. Nothing that a visitor typed as text is ever in
 * one, so a link can't put words on the page; what is no number within its bounds is left out.
 */
import { calculator } from '../content/calculator.ts';
import {
  type calculatorParts,
  linkWords,
  offerName,
  partFields,
} from '../content/calculator-more.ts';
import { isYearMonth, nextMonth } from '../loan/months.ts';
import {
  changeTerms,
  defaultTerms,
  labelOf,
  letterOf,
  type OfferTerms,
  offerQuantities,
  type Quantity,
  type Question,
  quantityState,
  type TermChanges,
  type Terms,
  termsOfOffer,
} from './index.ts';

/** What a link can set. */
export interface LinkedState {
  readonly question: Question;
  readonly terms: Terms;
}

/** A longer query is left out whole. */
export const longestQuery = 2_000;

/** What was read of a link. */
export interface ReadLink extends LinkedState {
  /** What could not be used, by the names of the fields, in their order. */
  readonly leftOut: readonly string[];
  readonly isTooLong: boolean;
  /** The parts that the link sets something in, to open them. */
  readonly parts: readonly (keyof typeof calculatorParts)[];
}

/** The names of numbers in a link, in the order in which they stand there. */
const quantityNames = {
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

type QuantityName = keyof typeof quantityNames;

const dealNames = ['trade', 'owed', 'tax', 'tfees', 'fees', 'credit', 'counts', 'cash'] as const;
const extraNames = ['xm', 'xy', 'xym', 'xo', 'xon', 'first'] as const;

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

const offerEntries = Object.entries(offerNames) as [
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
const decimalsOf = (quantity: Quantity): number => {
  if (quantity === 'term') return 0;
  return quantity === 'apr' || quantity === 'taxRate' ? 3 : 2;
};

const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  value >= min && value <= max;

/** A number as a link writes it, ASCII digits alone; undefined for anything else or one too fine. */
function readNumber(text: string, decimals: number): number | undefined {
  const [number, places = ''] = /^\d{1,6}(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  return number !== undefined && places.length <= decimals ? Number(number) : undefined;
}

function readWhole(text: string, min: number, max: number): number | undefined {
  const value = readNumber(text, 0);
  return value !== undefined && isWithin(value, { min, max }) ? value : undefined;
}

const isFirstPayment = (text: string): boolean =>
  isYearMonth(text) && text >= '2020-01' && text <= '2099-12';

/** Reads a link's search parameters. Never throws; what it can't use is left out, and named. */
export function readLink(search: LinkSearch): ReadLink {
  const nothing = {
    question: 'monthlyCost',
    terms: defaultTerms,
    leftOut: [],
    isTooLong: false,
    parts: [],
  } as const;
  const query = Object.entries(search).map((pair) => pair.join('='));
  if (query.join('&').length > longestQuery) return { ...nothing, isTooLong: true };

  const leftOut: string[] = [];
  const used = new Set<LinkName>();
  let terms: Terms = defaultTerms;

  /** Takes what a name holds, or leaves it out under the label of its field. */
  function take<Value>(
    name: LinkName,
    label: string,
    read: (text: string) => Value | undefined,
  ): Value | undefined {
    const text = search[name];
    if (text === undefined) return undefined;
    const value = read(text);
    if (value === undefined) leftOut.push(label);
    else used.add(name);
    return value;
  }

  const takeQuantity = (name: QuantityName) => {
    const quantity = quantityNames[name];
    const value = take(name, labelOf(quantity), (text) => {
      const number = readNumber(text, decimalsOf(quantity));
      const fits = number !== undefined && isWithin(number, quantityState(terms, quantity));
      return fits ? number : undefined;
    });
    if (value !== undefined) terms = changeTerms(terms, { [quantity]: value });
  };
  const takeChange = (changes: { [Name in keyof TermChanges]: TermChanges[Name] | undefined }) => {
    const known = Object.entries(changes).filter(([, value]) => value !== undefined);
    terms = changeTerms(terms, Object.fromEntries(known));
  };

  const tab = take('tab', calculator.tabs.label, (text) =>
    text === 'max' ? ('maximumLoan' as const) : undefined,
  );
  for (const name of ['price', 'down', 'term', 'apr', 'pay'] as const) takeQuantity(name);
  for (const name of ['trade', 'owed', 'tax', 'tfees', 'fees'] as const) takeQuantity(name);
  takeChange({
    tradeInTax: take('credit', partFields.tradeInTax, (text) =>
      text === 'all' || text === 'part' ? text : undefined,
    ),
  });
  if (terms.tradeInTax === 'part') takeQuantity('counts');
  takeChange({
    isTaxAndFeesInCash: take('cash', partFields.isTaxAndFeesInCash, (text) =>
      text === '1' ? true : undefined,
    ),
  });
  takeQuantity('xm');
  takeQuantity('xy');
  takeChange({
    yearlyMonth: take('xym', partFields.yearlyMonth, (text) => readWhole(text, 1, 12)),
  });
  takeQuantity('xo');
  takeChange({
    oncePayment: take('xon', partFields.oncePayment, (text) => readWhole(text, 1, 84)),
    firstPayment: take('first', partFields.firstPayment, (text) =>
      isFirstPayment(text) ? text : undefined,
    ),
  });

  for (const letter of ['b', 'c'] as const) {
    const place = terms.offers.length + 1;
    const offer = offerName(letterOf(place));
    const isThere = take(letter, offer, (text) => (text === '1' ? true : undefined));
    if (isThere) takeOffer(letter, offer);
  }

  function takeOffer(letter: 'b' | 'c', offer: string) {
    let values: OfferTerms = emptyOffer;
    for (const [name, quantity] of offerEntries) {
      const label = linkWords.ofOffer(offer, labelOf(quantity));
      const value = take(`${letter}${name}`, label, (text) => {
        const number = readNumber(text, decimalsOf(quantity));
        const bounds = quantityState(termsOfOffer(defaultTerms, values), quantity);
        return number !== undefined && isWithin(number, bounds) ? number : undefined;
      });
      if (value !== undefined) values = { ...values, [quantity]: value };
      if (quantity === 'price') values = { ...values, downPayment: defaultDown(values.price) };
    }
    terms = changeTerms(terms, { offers: [...terms.offers, values] });
  }

  const parts = (['deal', 'extra', 'compare'] as const).filter((part) => {
    if (part === 'compare') return terms.offers.length > 0;
    return (part === 'deal' ? dealNames : extraNames).some((name) => used.has(name));
  });
  return {
    question: tab ?? 'monthlyCost',
    terms,
    leftOut: [...new Set(leftOut)],
    isTooLong: false,
    parts,
  };
}

/** The down payment that stands until one is set: it follows the price. */
const defaultDown = (price: number | null): number | null =>
  quantityState(changeTerms(defaultTerms, { price }), 'downPayment').value;

/** An offer with the numbers that the calculator opens with. */
const emptyOffer = Object.fromEntries(
  offerQuantities.map((quantity) => [quantity, defaultTerms[quantity]]),
) as OfferTerms;

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
