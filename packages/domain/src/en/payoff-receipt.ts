/* The words of the receipt of a request for a payoff quote. */

import { company } from '../facts/company.ts';

const { payoffQuoteHours, payoffQuoteValidDays } = company.times;

export const heading = 'Request received';
export const again = 'Ask for another quote';
export const steps = (email: string, from: string, through: string) =>
  [
    `We email your quote to ${email} within ${payoffQuoteHours} hours.`,
    `It is good for ${payoffQuoteValidDays} days from ${from}: through ${through}.`,
    'Keep making your regular payments until the loan is paid off.',
  ] as const;
export const links = [{ text: 'Make a Payment', to: '/payment' }] as const;
