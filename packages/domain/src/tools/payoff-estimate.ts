import * as words from '#words/estimated-payoff';
import { company } from '../facts/company.ts';
import { addDays } from '../input/days.ts';
import { dollars, formatRate, unbrokenDate } from '../input/format.ts';
import { estimatePayoff, type PayoffTerms } from '../loan/payoff.ts';

const { payoffQuoteValidDays } = company.times;

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
  const answer = words.answer(unbrokenDate(terms.payoffDate));
  const interestOfDays = estimate.interest - (payment?.stillOwed ?? 0);
  const isNothingLeft = payment !== undefined && payoffThen === 0;
  const aDay = `$${interestADay.toFixed(4)}`;
  const how = words.how(dollars(balance), formatRate(terms.apr), aDay);
  const more = words.more(dollars(interestADay * payoffQuoteValidDays));
  return {
    rows: [
      { label: words.dailyInterest, value: dollars(interestADay) },
      { label: words.interestOf(estimate.days), value: dollars(interestOfDays) },
      { label: answer, value: dollars(payoff) },
      { label: words.ifReceivedOn(unbrokenDate(estimate.goodThrough)), value: dollars(payoffThen) },
    ],
    answer,
    sentences: [
      ...(terms.payment && payment ? [paymentSentence(terms.payment, payment)] : []),
      ...(isNothingLeft ? [words.nothingLeft] : [how, more]),
      ...(payment && payment.leftOver > 0 ? [words.leftOver(dollars(payment.leftOver))] : []),
      words.estimateOnly,
    ],
    announcement: words.announcement(answer, dollars(payoff)),
  };
}

function paymentSentence(
  { amount, date }: NonNullable<PayoffTerms['payment']>,
  {
    toInterest,
    toPrincipal,
    toFees,
    stillOwed,
  }: NonNullable<ReturnType<typeof estimatePayoff>['payment']>,
): string {
  if (stillOwed > 0) return words.interestNotCovered(dollars(stillOwed));
  const paid = {
    amount: dollars(amount),
    date: unbrokenDate(date),
    toInterest: dollars(toInterest),
    toPrincipal: dollars(toPrincipal),
  };
  return toFees > 0
    ? words.paymentWithFees({ ...paid, toFees: dollars(toFees) })
    : words.payment(paid);
}
