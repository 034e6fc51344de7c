import { rateSheet } from '../content/dealers.ts';
import { guardWhole, loanLimits } from '../loan/guard.ts';

/** A credit tier of the rate sheet. */
export type CreditTier = (typeof rateSheet.tiers)[number]['tier'];

/** What a used vehicle adds to a rate of the sheet, in percent. */
export const usedVehicleAddition = 0.5;

/** The longest term of each column of the sheet, in months. */
const longestTerms = rateSheet.terms.map((term) => Number.parseInt(term.replace(/\D+/, ''), 10));

/**
 * The buy rate of the sample rate sheet, in percent a year: that of the first column whose term is
 * long enough, and more for a used vehicle. `null` where the sheet has none. Throws a RangeError
 * unless `months` is a whole number from 1 to 600.
 */
export function buyRate({
  tier,
  months,
  isUsed,
}: {
  readonly tier: CreditTier;
  readonly months: number;
  readonly isUsed: boolean;
}): number | null {
  guardWhole('months', months, loanLimits.months);
  const column = longestTerms.findIndex((longest) => months <= longest);
  const rate = rateSheet.tiers.find((row) => row.tier === tier)?.rates[column] ?? null;
  if (rate === null || !isUsed) return rate;
  return Math.round((rate + usedVehicleAddition) * 100) / 100;
}
