import { compareWords } from '../content/calculator-compare.ts';
import { offerName } from '../content/calculator-more.ts';
import { dollars, formatPercent } from '../input/format.ts';
import { aprWithFees } from '../loan/apr.ts';
import { type Comparison, compareOffers, type Offer, type OfferResult } from '../loan/compare.ts';
import type { DealTerms } from '../loan/deal.ts';
import { sumOf } from '../loan/index.ts';
import {
  boundsText,
  formatQuantity,
  labelOf,
  letterOf,
  type OfferTerms,
  offerQuantities,
  quantityState,
  type Reading,
  readMonthlyCost,
  type Terms,
  termsOfOffer,
} from './index.ts';

/** The most offers that can be added to the first. */
export const maximumAddedOffers = 2;

/** The values that a new offer starts with: a copy of offer A. */
export function copyOfFirst(terms: Terms): OfferTerms {
  const values = offerQuantities.map((quantity) => [
    quantity,
    quantityState(terms, quantity).value,
  ]);
  return Object.fromEntries(values);
}

/** Whether an added offer, by its index, has the numbers of offer A. */
export function isSameAsFirst(terms: Terms, index: number): boolean {
  const first = copyOfFirst(terms);
  const offer = terms.offers[index];
  return offerQuantities.every((quantity) => Object.is(offer?.[quantity], first[quantity]));
}

/** Reads offer B or C. */
export const readOffer = (terms: Terms, offer: OfferTerms): Reading<Offer> =>
  readMonthlyCost(termsOfOffer(terms, offer));

/** A row of "Offers side by side", in the order of the CFPB's auto loan shopping sheet. */
export interface ComparisonRow {
  readonly label: string;
  /** One cell for each offer, as text. */
  readonly values: readonly string[];
  readonly isNegotiable?: true;
  readonly isTotal?: true;
}

/** What an offer costs in all, in parts that add up to its total cost. */
export interface OfferParts {
  readonly letter: string;
  /** Paid in cash or with the trade-in. */
  readonly upFront: number;
  /** Borrowed for this car. Debt from a trade-in is not part of it. */
  readonly principal: number;
  readonly interest: number;
  /** Whether it is the only offer with the lowest total cost. */
  readonly isCheapest: boolean;
}

/** Several offers, compared. */
export interface OfferComparison {
  /** The letters of the offers that are compared, in the order of the columns. */
  readonly letters: readonly string[];
  readonly rows: readonly ComparisonRow[];
  readonly parts: readonly OfferParts[];
  /** What the cheapest offer costs less than the next one. Undefined if several cost the least. */
  readonly figure: { readonly value: string; readonly label: string } | undefined;
  /** The differences worth pointing out, in sentences. */
  readonly callOuts: readonly string[];
}

/** Compares the complete offers, and names the incomplete ones. */
export function compare(terms: Terms): {
  readonly leftOut: readonly string[];
  /** Undefined while fewer than two offers are complete. */
  readonly comparison?: OfferComparison;
} {
  const all = [terms, ...terms.offers.map((offer) => termsOfOffer(terms, offer))];
  const readings = all.map((offer, place) => ({
    letter: letterOf(place),
    offer,
    reading: readMonthlyCost(offer),
  }));
  const leftOut = readings.flatMap(({ letter, offer, reading }) => {
    if (reading.ok) return [];
    const bounds = boundsText(reading.quantity, quantityState(offer, reading.quantity));
    return [compareWords.notCompared(offerName(letter), labelOf(reading.quantity), bounds)];
  });
  const complete = readings.flatMap(({ letter, reading }) =>
    reading.ok ? [{ letter, offer: reading.values }] : [],
  );
  if (complete.length < 2) return { leftOut };

  const letters = complete.map(({ letter }) => letter);
  const offers = complete.map(({ offer }) => offer);
  const comparison = compareOffers(offers);
  return {
    leftOut,
    comparison: {
      letters,
      rows: rowsOf(offers, comparison),
      parts: partsOf(letters, comparison),
      figure: figureOf(letters, comparison),
      callOuts: callOutsOf(letters, comparison),
    },
  };
}

function rowsOf(offers: readonly Offer[], { results }: Comparison): ComparisonRow[] {
  const { table } = compareWords;
  const together = offers.flatMap((offer, index) => {
    const result = results[index];
    return result ? [{ ...offer, terms: offer.deal, ...result }] : [];
  });
  const row = (
    label: string,
    amount: (offer: (typeof together)[number]) => number | undefined,
    more: Omit<ComparisonRow, 'label' | 'values'> = {},
  ): ComparisonRow => ({
    label,
    values: together.map((offer) => dollars(amount(offer) ?? 0)),
    ...more,
  });
  const isNegotiable = true;
  const rates = {
    label: table.apr,
    values: together.map(({ apr }) => formatQuantity('apr', apr)),
    isNegotiable,
  } as const;
  const hasLenderFees = offers.some(({ deal }) => deal.lenderFees);
  return [
    row(table.price, ({ terms }) => terms.price),
    row(table.taxedFees, ({ terms }) => terms.taxedFees, { isNegotiable }),
    row(table.taxAndFees, ({ terms, deal }) => sumOf([deal.tax, terms.untaxedFees ?? 0])),
    ...(hasLenderFees ? [row(table.lenderFees, ({ terms }) => terms.lenderFees)] : []),
    row(table.costBeforeInterest, ({ deal }) => deal.costBeforeInterest),
    row(table.downPayment, ({ terms }) => terms.downPayment, { isNegotiable }),
    row(table.tradeIn, ({ terms }) => terms.tradeIn, { isNegotiable }),
    row(table.owedOnTradeIn, ({ terms }) => terms.owedOnTradeIn),
    row(table.amountFinanced, ({ deal }) => deal.amountFinanced),
    ...(hasLenderFees
      ? [
          { ...rates, label: table.rate },
          { label: table.aprWithFees, values: together.map(aprText) },
        ]
      : [rates]),
    {
      label: table.term,
      values: together.map(({ months }) => formatQuantity('term', months)),
    },
    row(table.payment, ({ payment }) => payment),
    row(table.interest, ({ interest }) => interest),
    row(table.totalOfPayments, ({ totalOfPayments }) => totalOfPayments),
    row(table.totalCost, ({ totalCost }) => totalCost, { isTotal: true }),
  ];
}

function partsOf(letters: readonly string[], { results, cheapest }: Comparison): OfferParts[] {
  return results.map(({ totalCost, interest, loan }, index) => {
    const upFront = Math.max(0, sumOf([totalCost, -interest, -loan.principal]));
    return {
      letter: letters[index] ?? '',
      upFront,
      principal: sumOf([totalCost, -interest, -upFront]),
      interest,
      isCheapest: cheapest.length === 1 && cheapest[0] === index,
    };
  });
}

/** What the other offers cost more than the cheapest one, the next one first. */
function differencesOf(letters: readonly string[], { results, cheapest: [best = 0] }: Comparison) {
  const lowest = results[best]?.totalCost ?? 0;
  return results
    .map(({ totalCost }, index) => ({
      letter: letters[index] ?? '',
      amount: sumOf([totalCost, -lowest]),
    }))
    .filter((_, index) => index !== best)
    .sort((one, other) => one.amount - other.amount);
}

function figureOf(letters: readonly string[], comparison: Comparison) {
  const [best = 0, ...others] = comparison.cheapest;
  const [next] = differencesOf(letters, comparison);
  if (others.length > 0 || !next) return undefined;
  return {
    value: dollars(next.amount),
    label: compareWords.saved(letters[best] ?? '', next.letter),
  };
}

function aprText({ loan, terms }: Pick<OfferResult, 'loan'> & { readonly terms: DealTerms }) {
  const apr = aprWithFees(loan, terms.lenderFees ?? 0);
  return apr === undefined ? '—' : formatPercent(apr);
}

function callOutsOf(letters: readonly string[], comparison: Comparison): string[] {
  const { results, cheapest, lowestPayment, pricesDiffer } = comparison;
  const named = letters.map((letter, index) => ({
    ...results[index],
    offer: offerName(letter),
    letter,
    cost: results[index]?.totalCost ?? 0,
    payment: results[index]?.payment ?? 0,
  }));
  const best = named[cheapest[0]];
  const lowest = named[lowestPayment];
  if (!(best && lowest)) return [];

  const sentences: string[] = [];
  if (cheapest.length === 1) {
    const [, last] = differencesOf(letters, comparison);
    if (last) sentences.push(compareWords.lessThan(dollars(last.amount), last.letter));
  } else {
    const equal = cheapest.map((place) => letters[place] ?? '');
    sentences.push(compareWords.equallyCheap(equal, dollars(best.cost)));
  }

  const hasLowestPayment = (offer: string) =>
    compareWords.lowestPayment(offer, dollars(lowest.payment), letters.length);
  if (lowest.payment < best.payment) {
    const more = sumOf([lowest.cost, -best.cost]);
    const named = hasLowestPayment(lowest.offer);
    sentences.push(more > 0 ? `${named} ${compareWords.costsMoreInAll(dollars(more))}` : named);
  } else if (named.some((other) => other.payment > best.payment)) {
    sentences.push(hasLowestPayment(best.offer));
  }

  if (pricesDiffer) sentences.push(compareWords.pricesDiffer);
  if (results.some(({ deal }) => deal.rolledIn > 0)) sentences.push(compareWords.rolledIn);
  return sentences;
}
