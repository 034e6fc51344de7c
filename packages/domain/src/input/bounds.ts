/** The smallest and the largest value allowed. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Whether a value is a number within its bounds. */
export const isWithin = (value: number | null, { min, max }: Bounds): value is number =>
  value !== null && value >= min && value <= max;
