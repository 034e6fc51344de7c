// Screen readers skip elements smaller than a pixel.
const least = '1px';

/** Hides an element visually. Screen readers still read it. */
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
