import { type Deal, type DealTerms, workOutDeal } from './deal.ts';
import { amortizationSchedule, type Loan, scheduledPayment, sumOf } from './index.ts';

/** A deal with the loan that pays for it. */
export interface Offer extends Pick<Loan, 'apr' | 'months'> {
  readonly deal: DealTerms;
}

/** The results of an offer, in dollars and whole cents. */
export interface OfferResult {
  readonly deal: Deal;
  readonly loan: Loan;
  readonly payment: number;
  /** The number of payments. It is less than the term if rounding ends the loan early. */
  readonly payments: number;
  /**
   * The last payment. It pays the rest, so it can differ from the others by some cents. 0 if
   * nothing is borrowed.
   */
  readonly lastPayment: number;
  readonly interest: number;
  /** The sum of all payments, month by month. */
  readonly totalOfPayments: number;
  /** The cost before interest plus all the interest. Debt from a trade-in is not part of it. */
  readonly totalCost: number;
  /** The total of payments plus everything paid up front. */
  readonly totalPaid: number;
}

/** Calculates the results of one offer. Throws a RangeError for a value outside its domain. */
export function workOutOffer({ deal: terms, apr, months }: Offer): OfferResult {
  const deal = workOutDeal(terms);
  const loan = { principal: deal.amountFinanced, apr, months };
  const schedule = amortizationSchedule(loan);
  const interest = sumOf(schedule.map((row) => row.interest));
  const totalOfPayments = sumOf([deal.amountFinanced, interest]);
  return {
    deal,
    loan,
    payment: scheduledPayment(loan),
    payments: schedule.length,
    lastPayment: schedule.at(-1)?.payment ?? 0,
    interest,
    totalOfPayments,
    totalCost: sumOf([deal.costBeforeInterest, interest]),
    totalPaid: sumOf([totalOfPayments, deal.paidUpFront]),
  };
}

/** The best of several offers, by their index. A tie goes to the earlier offer. */
export interface Comparison {
  readonly results: readonly OfferResult[];
  /** Every offer with the lowest total cost. */
  readonly cheapest: readonly [number, ...number[]];
  readonly lowestPayment: number;
  /** Whether the vehicle prices differ, so that cars are compared too. */
  readonly pricesDiffer: boolean;
}

/** Compares offers. Throws a RangeError for fewer than two. */
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
