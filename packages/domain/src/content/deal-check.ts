import { dealCheckWords as words } from '#words/deal-check';
import { formatMonths, plural } from '../input/format.ts';

/**
 * The bounds of the deal check's fields: dollars, months, and model years relative to this year.
 */
export const dealCheckLimits = {
  amount: { min: 500, max: 250_000 },
  value: { min: 500, max: 250_000 },
  months: { min: 1, max: 120 },
  modelYear: { yearsBack: 40, yearsAhead: 1 },
} as const;

/** The dealer's check of a deal against the program guide. */
export const dealCheckWords = {
  ...words,
  months: formatMonths,
  age: (years: number) => plural(years, words.age(years)),
} as const;
