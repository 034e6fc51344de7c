import { createElement, type ReactNode } from 'react';
import * as styles from './Unbroken.css.ts';

/**
 * A phone number or its placeholder, a range of numbers or times, a form of "pre-qualify", or an
 * address that is short enough for any line.
 */
const special =
  /(\(\d{3}\) \d{3}-\d{4}|(?:NMLS )?# \(\w+\)|\d\w*[-–]\d\w*(?: EST)?|pre-qualif\w*|\b\w{1,14}@[\w.]{1,17})/i;

/**
 * Renders text that does not break inside phone numbers, ranges and addresses. Where even a line is
 * too narrow for an address, it breaks after its @.
 */
export function unbroken(text: string): ReactNode {
  const parts = text.split(special);
  if (parts.length === 1) return text;
  // Every other part is a match of `special`. The parts never move, so they need no keys.
  return createElement('span', null, ...parts.map((part, at) => (at % 2 ? styled(part) : part)));
}

function styled(part: string) {
  const [name, host] = part.split('@');
  return (
    <span className={styles.unbroken}>
      {name}
      {host && (
        <>
          @<wbr />
          {host}
        </>
      )}
    </span>
  );
}
