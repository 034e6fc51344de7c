/*
 * The texts of the results card besides its figures. Each text is a separate export, so that the
 * code that answers before React contains only the texts that it uses.
 */

export const monthlyPayment = 'Estimated monthly payment';
export const maximumLoan = 'Estimated maximum loan';
export const atPayment = (payment: string, loan: string) => `At ${payment} a month: ${loan}`;
export const principal = 'Principal';
export const interest = 'Interest';
export const interestOf = 'of all payments is interest';
export const includesDeal = 'Includes your trade-in, tax and fees.';
export const changeDeal = 'Change them';
export const payBack = (total: string, principal: string, interest: string) =>
  `You pay back ${total}: ${principal} that you borrow and ${interest} in interest.`;
export const payBackFree = (total: string) => `You pay back ${total}. At 0% there is no interest.`;
export const lastPaymentIn = (payment: string, month: string) => `${payment} in ${month}`;
export const rolledIn = 'Old loan rolled in';
export const downPaymentCovers =
  'Your down payment covers the price, so there is nothing to borrow.';
export const covered =
  'Your trade-in and down payment cover everything, so there is nothing to borrow.';
export const coveredWithRest = (rest: string) =>
  `Your trade-in and down payment cover everything, and ${rest} is left over.`;
export const outOfBounds = (field: string, bounds: string) =>
  `To see your result, “${field}” must be ${bounds}.`;
export const announcement = (label: string, figure: string) => `${label}: ${figure}.`;
export const basis = (downPayment: string, term: string, apr: string) =>
  `For example, with ${downPayment} down, ${term} at ${apr} APR.`;
