/** The least and the greatest value that is taken. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Whether there is a number, and it keeps its bounds. */
export const isWithin = (value: number | null, { min, max }: Bounds): value is number =>
  value !== null && value >= min && value <= max;
