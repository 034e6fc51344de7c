import { createElement, type ReactNode } from 'react';
import * as styles from './Unbroken.css.ts';

/** A phone number, what stands for one, a range of numbers or times, a word of pre-qualifying, or an address's sign. */
const special = /(\(\d{3}\) \d{3}-\d{4}|(?:NMLS )?# \(\w+\)|\d\w*-\d\w*|pre-qualif\w*|@(?=\w))/i;

/**
 * Words whose phone numbers and ranges stay in one piece, where a browser would part them at their
 * hyphens, and whose addresses part after their @, where it would part them anywhere.
 */
export function unbroken(text: string): ReactNode {
  const parts = text.split(special);
  if (parts.length === 1) return text;
  // Every other one is what the words were split at. They stay in their places, and need no keys.
  return createElement('span', null, ...parts.map((part, at) => (at % 2 ? dressed(part) : part)));
}

const dressed = (part: string) =>
  part === '@' ? (
    <>
      @<wbr />
    </>
  ) : (
    <span className={styles.unbroken}>{part}</span>
  );
