import { useId, useState } from 'react';
import { type NumberRange, rangeProblem, readNumber } from './number.ts';
import { useEarlyInput, useTyped, type ValueProps } from './useTyped.ts';

interface NumberProps extends ValueProps<number | null>, NumberRange {
  id?: string | undefined;
  errorMessage?: string | undefined;
}

interface Notation {
  /** Signs and words that may stand around the number. */
  affixes: readonly string[];
  /** How a number that was not typed is shown. */
  write: (value: number) => string;
  /** How a number is named in a message. */
  say: (value: number) => string;
}

/**
 * A number that is typed as text. Each keystroke is reported, as a number or as `null`; what can't
 * be read or is out of range is pointed out once focus leaves, and stays as it was typed.
 */
export function useNumber(props: NumberProps, { affixes, write, say }: Notation) {
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const [isTyping, setIsTyping] = useState(false);
  const typed = useTyped<number | null>(id, props, {
    empty: null,
    read: (text) => readNumber(text, affixes),
    write: (value) => (value === null ? '' : write(value)),
  });
  const type = (text: string) => {
    setIsTyping(true);
    typed.type(text);
  };
  useEarlyInput(id, typed.text, typed.type);
  const problem = isTyping ? undefined : rangeProblem(typed.text, typed.value, props, say);
  return {
    ...typed,
    id,
    type,
    errorMessage: props.errorMessage ?? problem,
    /** Call when focus leaves. Answers whether what was typed can stand. */
    check: () => {
      setIsTyping(false);
      return rangeProblem(typed.text, typed.value, props, say) === undefined;
    },
  };
}
