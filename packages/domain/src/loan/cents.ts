/** Dollars as whole cents; what is finer than a cent is rounded. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/**
 * A share of an amount of cents, `cents` x `percent` / 100 / `parts`, rounded half up. Percentages of
 * at most three decimals are reckoned in whole numbers, so that half a cent is seen as one: in binary
 * 6.3 / 1200 is a hair less than it says. The products stay below 2^53 for the sums of `loanLimits`.
 */
export function shareOf(cents: number, percent: number, parts = 1): number {
  const thousandths = Math.round(percent * 1_000);
  if (Math.abs(thousandths - percent * 1_000) > 1e-6) {
    return Math.round((cents * percent) / 100 / parts);
  }
  const whole = 100_000 * parts;
  return Math.floor((2 * cents * thousandths + whole) / (2 * whole));
}
