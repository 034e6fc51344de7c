import type { Ref } from 'react';
import { numberWords } from './english.ts';
import { useLocale, useWords } from './locale.ts';
import {
  isAmbiguousAmount,
  type NumberRules,
  rangeProblem,
  readNumber,
  typedNumber,
} from './number.ts';
import { type TypedProps, useTyped } from './useTyped.ts';

interface NumberProps extends TypedProps<number | null>, NumberRules {}

interface Notation {
  /** Symbols and words that may surround the number. */
  affixes: readonly string[];
  /** Parses the text. @default the locale's number format */
  read?: ((text: string) => number | null) | undefined;
  /** Formats a number that was not typed. */
  write: (value: number) => string;
  /** Formats a number for a message. */
  say: (value: number) => string;
  /** Whether `write` reformats the text on blur. @default false */
  isRewritten?: boolean | undefined;
}

const known = (value: number | null) => (Number.isNaN(value) ? null : value);

/**
 * A number that is typed as text. Reports each keystroke: a number, `null` for an empty box, `NaN` for
 * text that is not a number. On blur, it shows an error for text that is not a number or breaks a
 * rule, and leaves the text as it was typed. A form sends the plain number.
 */
export function useNumber(
  props: NumberProps,
  { affixes, write, say, isRewritten, ...notation }: Notation,
  ref: Ref<HTMLInputElement> | undefined,
) {
  const locale = useLocale();
  const words = useWords(numberWords);
  const read = notation.read ?? ((text: string) => readNumber(text, affixes, locale));
  const typed = useTyped<number | null>(
    props,
    {
      empty: null,
      read: (text) =>
        typedNumber(text, isAmbiguousAmount(text, affixes, locale) ? null : read(text)),
      write: (current) => {
        const value = known(current);
        return value === null ? '' : write(value);
      },
      problemOf: (text, current) => rangeProblem(text, known(current), props, say, words),
      send: (current) => known(current)?.toString(),
      isRewritten,
    },
    ref,
  );
  return { ...typed, value: known(typed.value) };
}
