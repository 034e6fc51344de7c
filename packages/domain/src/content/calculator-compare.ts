import { compareWords as words } from '#words/calculator-compare';
import { formatList } from '../input/format.ts';

/** "Compare offers". */
export const compareWords = {
  ...words,
  cheaperBy: (differences: readonly string[]) => words.cheaperBy(formatList(differences)),
  equallyCheap: (letters: readonly string[], cost: string) =>
    words.equallyCheap(formatList(letters), cost),
} as const;
