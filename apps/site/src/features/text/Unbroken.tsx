import type { ReactNode } from 'react';
import * as styles from './Unbroken.css.ts';

/** A phone number, what stands for one, a range of numbers or times, or a word of pre-qualifying. */
const unparted = /(\(\d{3}\) \d{3}-\d{4}|(?:NMLS )?# \(\w+\)|\d\w*-\d\w*|pre-qualif\w*)/i;

/** What goes to the next line as one: a browser would part it at its hyphen. */
export function Unbroken({ children }: { readonly children: ReactNode }) {
  return <span className={styles.unbroken}>{children}</span>;
}

/** Words whose phone numbers and ranges stay in one piece. */
export function unbroken(text: string): ReactNode {
  const parts = text.split(unparted);
  if (parts.length === 1) return text;
  return (
    <span>
      {parts.map((part, place) =>
        // Every other one is what the words were split at.
        place % 2 ? <Unbroken key={part}>{part}</Unbroken> : part,
      )}
    </span>
  );
}
