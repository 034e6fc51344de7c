import { createElement, type ReactNode } from 'react';
import * as styles from './Unbroken.css.ts';

/**
 * A phone number or its placeholder, a range of numbers or times, a form of "pre-qualify", or the @
 * of an address.
 */
const special =
  /(\(\d{3}\) \d{3}-\d{4}|(?:NMLS )?# \(\w+\)|\d\w*-\d\w*(?: EST)?|pre-qualif\w*|@(?=\w))/i;

/**
 * Renders text that does not break inside phone numbers and ranges, where a browser would break at
 * their hyphens. Addresses break after their @, where a browser would break anywhere.
 */
export function unbroken(text: string): ReactNode {
  const parts = text.split(special);
  if (parts.length === 1) return text;
  // Every other part is a match of `special`. The parts never move, so they need no keys.
  return createElement('span', null, ...parts.map((part, at) => (at % 2 ? styled(part) : part)));
}

const styled = (part: string) =>
  part === '@' ? (
    <>
      @<wbr />
    </>
  ) : (
    <span className={styles.unbroken}>{part}</span>
  );
