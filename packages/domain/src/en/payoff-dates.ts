/* The words of what follows from a payoff date. The dates are formatted. */

import { company } from '../facts/company.ts';

export const goodThrough = 'Quote good through';
export const mailBy = 'Mail a check by';
export const mayBeLate =
  `We email quotes within ${company.times.payoffQuoteHours} hours, so a quote for today may reach you tomorrow.` as const;
export const tooLateToMail =
  `A check mailed today may arrive after your payoff date. Pick a later date, or ask us about a faster way at ${company.phones.main.display}.` as const;
export const mailCheckBy = (date: string) =>
  `By check: mail it by ${date}, about a week ahead, and write your account number on it.`;
export const validThrough = (date: string) =>
  `Good through ${date}. After that, ask for a new quote: the amount goes up each day.`;
