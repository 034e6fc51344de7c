import { calculator } from '../content/calculator.ts';
import { readWords } from '../content/calculator-link.ts';
import { type calculatorParts, offerName, partFields } from '../content/calculator-more.ts';
import { isWithin } from '../input/bounds.ts';
import { isYearMonth } from '../loan/months.ts';
import {
  changeTerms,
  defaultTerms,
  labelOf,
  letterOf,
  type OfferTerms,
  offerQuantities,
  quantityState,
  type TermChanges,
  type Terms,
  termsOfOffer,
} from './index.ts';
import {
  decimalsOf,
  defaultDown,
  type LinkedState,
  type LinkName,
  type LinkSearch,
  offerEntries,
  type QuantityName,
  quantityNames,
} from './link.ts';

/** The most characters of a query. A longer one is ignored. */
export const longestQuery = 2_000;

/** The result of reading a link. */
export interface ReadLink extends LinkedState {
  /** The names of the fields whose values could not be used, in the order of the fields. */
  readonly leftOut: readonly string[];
  readonly isTooLong: boolean;
  /** The parts with a value from the link, to open them. */
  readonly parts: readonly (keyof typeof calculatorParts)[];
}

const dealNames = [
  'trade',
  'owed',
  'tax',
  'tfees',
  'fees',
  'lfees',
  'credit',
  'counts',
  'cash',
] as const;
const extraNames = ['xm', 'xy', 'xym', 'xo', 'xon', 'first'] as const;

/**
 * Reads a number of a link. Only ASCII digits count. Returns undefined for anything else, and for
 * too many decimals.
 */
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

/**
 * Reads the search parameters of a link. Never throws: it leaves out what it can't use, and names
 * it.
 */
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

  /** Reads one parameter. Records the label of its field if the value can't be used. */
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
  for (const name of ['trade', 'owed', 'tax', 'tfees', 'fees', 'lfees'] as const)
    takeQuantity(name);
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
      const label = readWords.ofOffer(offer, labelOf(quantity));
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

/** An offer with the calculator's default values. */
const emptyOffer = Object.fromEntries(
  offerQuantities.map((quantity) => [quantity, defaultTerms[quantity]]),
) as OfferTerms;

/** The message about a link that could not be used completely. */
export function linkNotice({ leftOut, isTooLong }: ReadLink): string | undefined {
  if (isTooLong) return readWords.tooLong;
  return leftOut.length > 0 ? readWords.leftOut(leftOut) : undefined;
}
