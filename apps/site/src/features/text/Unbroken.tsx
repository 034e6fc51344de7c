import type { ReactNode } from 'react';
import * as styles from './Unbroken.css.ts';

/** A phone number, what stands for one, a range of numbers or times, or a word of pre-qualifying. */
const unparted = /(\(\d{3}\) \d{3}-\d{4}|(?:NMLS )?# \(\w+\)|\d\w*-\d\w*|pre-qualif\w*)/i;

/** Words whose phone numbers and ranges stay in one piece: a browser would part them at their hyphens. */
export function unbroken(text: string): ReactNode {
  const parts = text.split(unparted);
  if (parts.length === 1) return text;
  return (
    <span>
      {parts.map((part, place) =>
        // Every other one is what the words were split at.
        place % 2 ? (
          <span key={part} className={styles.unbroken}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
