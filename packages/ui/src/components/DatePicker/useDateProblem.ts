import { type FormEvent, type RefObject, useState } from 'react';
import { dateWords } from '../../internal/english.ts';
import { useLocale, useWords } from '../../internal/locale.ts';
import { type DateLimits, dateProblem } from '../Calendar/date.ts';
import type { Filled } from './parts.tsx';

/**
 * Returns the validation message of a picker's dates, which are undefined until all are complete. There
 * is no message while the field has focus.
 */
export function useDateProblem(
  days: readonly string[],
  limits: DateLimits,
  first: RefObject<HTMLElement | null>,
) {
  const locale = useLocale();
  const words = useWords(dateWords);
  const [isEdited, setEdited] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [filled, setFilled] = useState<Readonly<Record<string, Filled>>>({});
  const isEmpty = days.length === 0;
  const isHalf = isEmpty && Object.values(filled).some((part) => part !== 'none');
  const isRange = Object.keys(filled).length > 1;

  const problem = () => {
    if (isEdited) return undefined;
    if (!isEmpty) return dateProblem(days, limits, locale, words);
    if (isRange) return isHalf || isMissing ? words.rangeIncomplete : undefined;
    if (isHalf) return words.dateIncomplete;
    return isMissing ? words.dateMissing : undefined;
  };

  return {
    problem: problem(),
    filled,
    onFill: (which: string) => (next: Filled) =>
      setFilled((latest) => (latest[which] === next ? latest : { ...latest, [which]: next })),
    onFocusChange: setEdited,
    onReset: () => setMissing(false),
    /** Hooks into the browser's form validation: the input that it validates is hidden and can't take focus. */
    onInvalid: (event: FormEvent<HTMLInputElement>) => {
      event.preventDefault();
      setMissing(true);
      const { form } = event.currentTarget;
      const invalid = form?.querySelector('input:invalid, select:invalid, textarea:invalid');
      if (!invalid || invalid === event.currentTarget) first.current?.focus();
    },
  };
}
