/** Converts dollars to whole cents, rounded. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/**
 * Calculates a share of an amount in cents, `cents` x `percent` / 100 / `parts`, rounded half up.
 * It uses whole numbers for percentages of at most three decimals, so that exactly half a cent
 * rounds up: 6.3 / 1200 in binary is slightly less than its decimal value. The products stay below
 * 2^53 for the amounts of `loanLimits`.
 */
export function shareOf(cents: number, percent: number, parts = 1): number {
  const thousandths = Math.round(percent * 1_000);
  if (Math.abs(thousandths - percent * 1_000) > 1e-6) {
    return Math.round((cents * percent) / 100 / parts);
  }
  const whole = 100_000 * parts;
  return Math.floor((2 * cents * thousandths + whole) / (2 * whole));
}
