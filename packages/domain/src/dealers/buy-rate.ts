import { type CreditTier, sampleRates } from '../facts/rate-sheet.ts';
import { guardWhole, loanLimits } from '../loan/guard.ts';

/**
 * Returns the buy rate of the sample rate sheet, in percent a year: the rate of the first column
 * whose term is long enough, plus a surcharge for a used vehicle. Returns `null` if the sheet has
 * none. Throws a RangeError unless `months` is a whole number from 1 to 600.
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
  const column = sampleRates.longestTerms.findIndex((longest) => months <= longest);
  const rate = sampleRates.tiers.find((row) => row.tier === tier)?.rates[column] ?? null;
  if (rate === null || !isUsed) return rate;
  return Math.round((rate + sampleRates.usedVehicleAddition) * 100) / 100;
}
