import { useCallback } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';

/** Text in which letters of one kind differ only by case. */
const ascii = /^[ -~]*$/;

/** Returns whether an ASCII text contains another one, in any case. Undefined for other texts, which need a collator. */
export const asciiContains = (text: string, part: string) =>
  ascii.test(text) && ascii.test(part)
    ? text.toLowerCase().includes(part.toLowerCase())
    : undefined;

/**
 * Returns a stable function that tells whether a text contains another one, in any case and with any accents.
 * React Aria compares each position with a collator, which takes most of the time of a key in a list of
 * 10,000 options. Turkish tells "I" from "i": there, this function also finds the other one.
 */
export function useContains() {
  const { contains } = useFilter({ sensitivity: 'base' });
  return useCallback(
    (text: string, part: string) => asciiContains(text, part) ?? contains(text, part),
    [contains],
  );
}
