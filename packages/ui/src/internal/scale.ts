/** The ends of a scale. */
export interface Bounds {
  /** The left end. */
  min: number;
  /** The right end; not below `min`. */
  max: number;
}

/**
 * The position of a number on a slider. A page that moves a slider before React hydrates it uses
 * this too.
 *
 * @param value `null` for no number, which is shown at the left end.
 */
export function placeThumb(
  value: number | null,
  { min, max }: Bounds,
): {
  /** The number that the thumb shows. It is clamped to the range. */
  place: number;
  /** The `background-position` of the track's fill. */
  fill: string;
} {
  const place = Math.min(Math.max(value ?? min, min), max);
  const share = max > min ? (place - min) / (max - min) : 0;
  return { place, fill: `${100 - 100 * share}% 0` };
}
