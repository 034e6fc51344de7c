/**
 * The range of values that the loan functions accept. It is wider than any slider, and narrow
 * enough to keep cents exact.
 */
export const loanLimits = {
  /** Dollars. */
  money: { min: 0, max: 10_000_000 },
  /** Percent a year. */
  apr: { min: 0, max: 100 },
  months: { min: 1, max: 600 },
} as const;

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Throws a RangeError that names the value and the range if a number is outside of it. */
export function guard(name: string, value: number, { min, max }: Range): void {
  if (!(value >= min && value <= max)) {
    throw new RangeError(`${name} must be from ${min} to ${max}, not ${value}`);
  }
}

/** Works like {@link guard} for a number that must be whole. */
export function guardWhole(name: string, value: number, { min, max }: Range): void {
  guard(name, value, { min, max });
  if (!Number.isInteger(value)) {
    throw new RangeError(`${name} must be a whole number from ${min} to ${max}, not ${value}`);
  }
}

/** Guards each amount by its name. */
export function guardMoney(sums: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(sums)) guard(name, value, loanLimits.money);
}
