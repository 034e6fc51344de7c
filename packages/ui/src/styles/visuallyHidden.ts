// Less than a pixel, and screen readers skip it.
const least = '1px';

/** Out of sight, still read aloud. */
export const visuallyHidden = {
  position: 'absolute',
  width: least,
  height: least,
  padding: 0,
  margin: `-${least}`,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;
