import { compareWords as words } from '#words/calculator-compare';
import { formatList } from '../input/format.ts';

/** "Compare offers". */
export const compareWords = {
  ...words,
  equallyCheap: (letters: readonly string[], cost: string) =>
    words.equallyCheap(formatList(letters), cost),
} as const;
