/**
 * An independent implementation of `src/loan` for tests to compare with. Cents are BigInt and rates
 * are exact fractions, so binary rounding never occurs. It shares no code with the package.
 */

/** A fraction of whole numbers; `bottom` is positive. */
interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** Rounds a fraction that is not negative to the nearest whole number, a half up. */
export const halfUp = ({ top, bottom }: Fraction): bigint => (2n * top + bottom) / (2n * bottom);

/** Converts a decimal number as written (`6.3`) to a fraction. */
export function fraction(decimal: number): Fraction {
  const [whole = '0', places = ''] = decimal.toFixed(9).split('.');
  return { top: BigInt(whole + places), bottom: 10n ** BigInt(places.length) };
}

/** Converts dollars with whole cents to cents. */
export const cents = (dollars: number): bigint => {
  const { top, bottom } = fraction(dollars);
  return halfUp({ top: top * 100n, bottom });
};

/** Converts cents to dollars. */
export const inDollars = (amount: bigint): number => Number(amount) / 100;

/** A share of an amount: `amount` x `percent` / 100 / `parts`, to the cent. */
export function shareOf(amount: bigint, percent: number, parts = 1n): bigint {
  const { top, bottom } = fraction(percent);
  return halfUp({ top: amount * top, bottom: 100n * bottom * parts });
}

/** The level payment, P r (1 + r)^n / ((1 + r)^n - 1), to the cent. */
export function levelPayment(principal: bigint, apr: number, months: number): bigint {
  const { top, bottom } = fraction(apr);
  const n = BigInt(months);
  if (top === 0n) return halfUp({ top: principal, bottom: n });
  const d = bottom * 1200n;
  const grown = (d + top) ** n;
  return halfUp({ top: principal * top * grown, bottom: d * (grown - d ** n) });
}

/** One row of the schedule, in cents. */
export interface ExactRow {
  readonly payment: bigint;
  readonly extra: bigint;
  readonly interest: bigint;
  readonly balance: bigint;
}

/** The schedule of a loan, with the extra payment of each month (1 is the first). */
export function exactSchedule(
  loan: { readonly principal: number; readonly apr: number; readonly months: number },
  extraIn: (month: number) => bigint = () => 0n,
): ExactRow[] {
  const usual = levelPayment(cents(loan.principal), loan.apr, loan.months);
  const rows: ExactRow[] = [];
  let balance = cents(loan.principal);
  for (let month = 1; balance > 0n; month += 1) {
    const interest = shareOf(balance, loan.apr, 12n);
    const due = balance + interest;
    const scheduled = month === loan.months || due < usual ? due : usual;
    const rest = due - scheduled;
    let extra = extraIn(month);
    if (extra > rest) extra = rest;
    balance = rest - extra;
    rows.push({ payment: scheduled + extra, extra, interest, balance });
  }
  return rows;
}

/** The sum of amounts in cents. */
export const sumOf = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((total, amount) => total + amount, 0n);
