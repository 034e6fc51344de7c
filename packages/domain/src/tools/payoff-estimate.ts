import { company } from '../facts/company.ts';
import { addDays } from '../input/days.ts';
import { dollars, formatDate, formatRate } from '../input/format.ts';
import { estimatePayoff, type PayoffTerms } from '../loan/payoff.ts';

const { payoffQuoteValidDays } = company.times;
const long = (date: string) => formatDate(date, 'long');
const validDays = payoffQuoteValidDays === 10 ? 'ten' : `${payoffQuoteValidDays}`;

/** The bounds of the estimator's fields: dollars, percent a year. */
export const payoffEstimateBounds = {
  balance: { min: 0, max: 150_000 },
  apr: { min: 0, max: 36 },
  fees: { min: 0, max: 5_000 },
  payment: { min: 0.01, max: 10_000 },
} as const;

/** The bounds of the estimator's dates, in days from today. */
export const payoffEstimateDays = (today: string, asOf: string) => ({
  asOf: { min: addDays(today, -60), max: today },
  payoffDate: { min: asOf, max: addDays(asOf, 180) },
});

/** The payoff date that the estimator starts with. */
export const standardPayoffDate = (today: string): string => addDays(today, payoffQuoteValidDays);

/** An estimate as text. */
export interface PayoffEstimateText {
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** The row with the answer. */
  readonly answer: string;
  readonly sentences: readonly string[];
  readonly announcement: string;
}

/** Describes an estimate. Throws a RangeError where {@link estimatePayoff} does. */
export function describePayoff(terms: PayoffTerms): PayoffEstimateText {
  const estimate = estimatePayoff(terms);
  const { balance, interestADay, payoff, payoffThen, payment } = estimate;
  const answer = `Estimated payoff on ${long(terms.payoffDate)}`;
  const interestOfDays = estimate.interest - (payment?.stillOwed ?? 0);
  const isNothingLeft = payment !== undefined && payoffThen === 0;
  const how = `How we get there: ${dollars(balance)} × ${formatRate(terms.apr)} ÷ 365 = $${interestADay.toFixed(4)} a day.`;
  const more = `That is about ${dollars(payoffThen - payoff)} more for the ${validDays} days a quote is good for.`;
  return {
    rows: [
      { label: 'Daily interest', value: dollars(interestADay) },
      {
        label: estimate.days === 1 ? 'Interest for 1 day' : `Interest for ${estimate.days} days`,
        value: dollars(interestOfDays),
      },
      { label: answer, value: dollars(payoff) },
      {
        label: `If we get your money on ${long(estimate.goodThrough)}`,
        value: dollars(payoffThen),
      },
    ],
    answer,
    sentences: [
      ...(terms.payment && payment ? [paymentSentence(terms.payment, payment)] : []),
      ...(isNothingLeft ? ['After that payment nothing is left to pay off.'] : [how, more]),
      ...(payment && payment.leftOver > 0 ? [leftOverSentence(payment.leftOver)] : []),
      'An estimate: it counts whole days, a year of 365 days, no late fees to come and no payment that we do not know of. Your contract controls.',
    ],
    announcement: `${answer}: ${dollars(payoff)}.`,
  };
}

const leftOverSentence = (leftOver: number): string =>
  `It is ${dollars(leftOver)} more than you owe. Pay less, or ask us at ${company.phones.main.display} how you get the rest back.`;

function paymentSentence(
  { amount, date }: NonNullable<PayoffTerms['payment']>,
  {
    toInterest,
    toPrincipal,
    toFees,
    stillOwed,
  }: NonNullable<ReturnType<typeof estimatePayoff>['payment']>,
): string {
  if (stillOwed > 0) {
    return `This payment does not cover the interest up to that day. ${dollars(stillOwed)} of it is still owed.`;
  }
  const feesPaid = toFees > 0 ? `, and ${dollars(toFees)} pays unpaid fees` : '';
  return `Your payment of ${dollars(amount)} on ${long(date)} covers ${dollars(toInterest)} of interest first; ${dollars(toPrincipal)} lowers what you owe${feesPaid}.`;
}
