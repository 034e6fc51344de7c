import { company } from '../facts/company.ts';
import { addDays } from '../input/days.ts';
import { dollars, formatDate, formatRate } from '../input/format.ts';
import { estimatePayoff, goodThrough, mailBy, type PayoffTerms } from '../loan/payoff.ts';
import { payoffSteps } from './payoff.ts';

const { payoffQuoteHours, payoffQuoteValidDays } = company.times;
const long = (date: string) => formatDate(date, 'long');
const validDays = payoffQuoteValidDays === 10 ? 'ten' : `${payoffQuoteValidDays}`;

/** The estimator's words. */
export const payoffEstimateWords = {
  balance: { label: 'Balance', hint: 'The principal you owe. It is on your statement' },
  apr: { label: 'APR', hint: 'It is in your contract' },
  asOf: { label: 'Balance as of', hint: 'The date of that balance' },
  payoffDate: { label: 'Payoff date', hint: 'The day we get your money' },
  fees: { label: 'Unpaid fees', hint: 'Late fees, if you have any' },
  payment: { heading: 'I will make a payment before then', amount: 'Amount', date: 'Date' },
  empty: 'Enter your balance and your APR.',
  pickDate: (from: string, to: string) => `Pick a date from ${long(from)} to ${long(to)}`,
  pickPaymentDate: 'Pick a date before your payoff date',
  use: 'Use this date in my request',
  print: 'Print this estimate',
  printed: 'Estimate only',
} as const;

/** What the estimator's fields take; dollars, percent a year. */
export const payoffEstimateBounds = {
  balance: { min: 0, max: 150_000 },
  apr: { min: 0, max: 36 },
  fees: { min: 0, max: 5_000 },
  payment: { min: 0.01, max: 10_000 },
} as const;

/** The days that the estimator's dates may be, from and to. */
export const payoffEstimateDays = (today: string, asOf: string) => ({
  asOf: { min: addDays(today, -60), max: today },
  payoffDate: { min: asOf, max: addDays(asOf, 180) },
});

/** The payoff date that the estimator opens with. */
export const standardPayoffDate = (today: string): string => addDays(today, payoffQuoteValidDays);

/** An estimate in words. */
export interface PayoffEstimateText {
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** The row that is the answer. */
  readonly answer: string;
  readonly sentences: readonly string[];
  readonly announcement: string;
}

/** An estimate as the page says it. Throws a RangeError for what {@link estimatePayoff} refuses. */
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
      { label: 'Interest a day', value: dollars(interestADay) },
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
      'An estimate: it counts whole days, a year of 365 days, no late fees to come and no payment that we do not know of. Your contract decides.',
    ],
    announcement: `${answer}: ${dollars(payoff)}.`,
  };
}

function paymentSentence(
  { amount, date }: NonNullable<PayoffTerms['payment']>,
  { toInterest, toPrincipal, stillOwed }: NonNullable<ReturnType<typeof estimatePayoff>['payment']>,
): string {
  return stillOwed > 0
    ? `This payment does not cover the interest up to that day. ${dollars(stillOwed)} of it is still owed.`
    : `Your payment of ${dollars(amount)} on ${long(date)} covers ${dollars(toInterest)} of interest first; ${dollars(toPrincipal)} lowers what you owe.`;
}

/** What follows from the payoff date that a visitor asks a quote for, on their own day `today`. */
export function aboutPayoffDate(payoffDate: string, today: string) {
  const through = long(goodThrough(payoffDate));
  const lastToMail = mailBy(payoffDate);
  const [ask, send, arrive, ...later] = payoffSteps;
  return {
    goodThrough: `Your quote will be good through ${through}.`,
    mayBeLate:
      payoffDate <= today
        ? `We email quotes within ${payoffQuoteHours} hours, so a quote for today may reach you tomorrow.`
        : undefined,
    steps: [
      ask,
      {
        ...send,
        text:
          lastToMail < today
            ? `A check mailed today may come after your payoff date. Pick a later date, or ask us about a faster way at ${company.phones.main.display}.`
            : `By check: mail it by ${long(lastToMail)}, about a week ahead, and write your account number on it.`,
      },
      {
        ...arrive,
        text: `Good through ${through}. After that, ask for a new quote: the amount goes up each day.`,
      },
      ...later,
    ],
  };
}
