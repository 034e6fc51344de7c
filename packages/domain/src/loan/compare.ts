import { type Deal, type DealTerms, workOutDeal } from './deal.ts';
import { type Loan, scheduledPayment, sumOf, totalInterest } from './index.ts';

/** A deal with the loan that pays for it. */
export interface Offer extends Pick<Loan, 'apr' | 'months'> {
  readonly deal: DealTerms;
}

/** What an offer comes to, in dollars and whole cents. */
export interface OfferResult {
  readonly deal: Deal;
  readonly payment: number;
  readonly interest: number;
  /** All payments, added up month by month. */
  readonly totalOfPayments: number;
  /** The cost before interest and all the interest. A debt that is rolled in is not a cost of it. */
  readonly totalCost: number;
}

/** Works one offer out. Throws a RangeError for a value outside its domain. */
export function workOutOffer({ deal: terms, apr, months }: Offer): OfferResult {
  const deal = workOutDeal(terms);
  const loan = { principal: deal.amountFinanced, apr, months };
  const interest = totalInterest(loan);
  return {
    deal,
    payment: scheduledPayment(loan),
    interest,
    totalOfPayments: sumOf([deal.amountFinanced, interest]),
    totalCost: sumOf([deal.costBeforeInterest, interest]),
  };
}

/** Which of several offers stand out. Offers are named by their place; ties go to the earlier one. */
export interface Comparison {
  readonly results: readonly OfferResult[];
  /** Every offer whose total cost is the lowest. */
  readonly cheapest: readonly [number, ...number[]];
  readonly lowestPayment: number;
  /** Whether the vehicle prices differ, so that cars are compared too. */
  readonly pricesDiffer: boolean;
}

/** Compares two offers or more. Throws a RangeError for fewer. */
export function compareOffers(offers: readonly Offer[]): Comparison {
  if (offers.length < 2) throw new RangeError('two offers at least are needed to compare');
  const results = offers.map(workOutOffer);
  const costs = results.map(({ totalCost }) => totalCost);
  const payments = results.map(({ payment }) => payment);
  const lowestCost = Math.min(...costs);
  const first = costs.indexOf(lowestCost);
  const alsoCheapest = costs.flatMap((cost, index) =>
    cost === lowestCost && index > first ? [index] : [],
  );
  return {
    results,
    cheapest: [first, ...alsoCheapest],
    lowestPayment: payments.indexOf(Math.min(...payments)),
    pricesDiffer: new Set(offers.map(({ deal }) => deal.price)).size > 1,
  };
}
