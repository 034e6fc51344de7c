import { payoffEstimateWords as words } from '#words/payoff-estimate';
import { formatDate } from '../input/format.ts';

const long = (date: string) => formatDate(date, 'long');

/** The texts of the estimator. */
export const payoffEstimateWords = {
  ...words,
  pickDate: (from: string, to: string) => words.pickDate(long(from), long(to)),
} as const;
