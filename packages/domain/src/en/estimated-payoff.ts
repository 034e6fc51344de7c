/* The words of a payoff estimate. Dates and amounts are formatted. */

import { company } from '../facts/company.ts';

const { payoffQuoteValidDays } = company.times;
const validDays = payoffQuoteValidDays === 10 ? 'ten' : `${payoffQuoteValidDays}`;

export const dailyInterest = 'Daily interest';
export const interestOf = (days: number) =>
  days === 1 ? 'Interest for 1 day' : `Interest for ${days} days`;
export const answer = (date: string) => `Estimated payoff on ${date}`;
export const ifReceivedOn = (date: string) => `On ${date}`;
export const how = (balance: string, apr: string, aDay: string) =>
  `How we get there: ${balance} ×\u00a0${apr}\u00a0÷\u00a0365\u00a0=\u00a0${aDay} a day.`;
export const more = (amount: string) =>
  `That is about ${amount} more for the ${validDays} days a quote is good for.`;
export const nothingLeft = 'After that payment, nothing is left to pay off.';
export const leftOver = (amount: string) =>
  `It is ${amount} more than you owe. Pay less, or ask us at ${company.phones.main.display} how to get the rest back.`;
export const estimateOnly =
  'This estimate counts whole days and a 365-day year. It leaves out future late fees and payments you have not entered. Your contract has the exact rule.';
export const announcement = (answer: string, payoff: string) => `${answer}: ${payoff}.`;

/** The use of a payment that is made before the payoff date. */
export const interestNotCovered = (stillOwed: string) =>
  `This payment does not cover the interest up to that day. ${stillOwed} of it is still owed.`;
export const payment = (paid: {
  readonly amount: string;
  readonly date: string;
  readonly toInterest: string;
  readonly toPrincipal: string;
}) =>
  `Your payment of ${paid.amount} on ${paid.date} covers ${paid.toInterest} of interest first; ${paid.toPrincipal} lowers what you owe.`;
export const paymentWithFees = (paid: {
  readonly amount: string;
  readonly date: string;
  readonly toInterest: string;
  readonly toPrincipal: string;
  readonly toFees: string;
}) =>
  `Your payment of ${paid.amount} on ${paid.date} covers ${paid.toInterest} of interest first; ${paid.toPrincipal} lowers what you owe, and ${paid.toFees} pays unpaid fees.`;
