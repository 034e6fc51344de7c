import { type FormEvent, type RefObject, useState } from 'react';
import { dateWords, pastedDateWords } from '../../internal/english.ts';
import { useLocale, useWords } from '../../internal/locale.ts';
import { takeInvalid } from '../../internal/takeInvalid.ts';
import { dateExample } from '../../internal/writtenDate.ts';
import { type DateLimits, dateProblem } from '../Calendar/date.ts';
import type { Filled } from './parts.tsx';

/**
 * Returns the validation message of a picker's dates, which are undefined until all are complete. While
 * the field has focus, there is only the message that pasted text is not a date.
 */
export function useDateProblem(
  days: readonly string[],
  limits: DateLimits,
  first: RefObject<HTMLElement | null>,
) {
  const locale = useLocale();
  const words = useWords({ ...dateWords, ...pastedDateWords });
  const [isEdited, setEdited] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [filled, setFilled] = useState<Readonly<Record<string, Filled>>>({});
  const [noDays, setNoDays] = useState<Readonly<Record<string, string | undefined>>>({});
  const [resets, setResets] = useState(0);
  /** The dates that were there when text was pasted that is not a date. */
  const [refused, setRefused] = useState<string>();
  const isEmpty = days.length === 0;
  const fills = Object.values(filled);
  const isHalf = isEmpty && fills.some((part) => part !== 'none');
  const isRange = fills.length > 1;
  const [noDay] = Object.values(noDays).filter(Boolean);

  const state = [...days, ...fills].join();

  const problem = () => {
    if (refused === state) return words.dateLike(dateExample(locale));
    if (isEdited) return undefined;
    if (noDay) return words.noSuchDay(noDay);
    if (fills.includes('shortYear')) return words.yearIncomplete;
    if (!isEmpty) return dateProblem(days, limits, locale, words);
    if (isRange) return isHalf || isMissing ? words.rangeIncomplete : undefined;
    if (isHalf) return words.dateIncomplete;
    return isMissing ? words.dateMissing : undefined;
  };

  return {
    problem: problem(),
    isWhole: fills.every((part) => part === 'all'),
    onFill: (which: string) => (next: Filled, noDay?: string) => {
      setFilled((latest) => ({ ...latest, [which]: next }));
      setNoDays((latest) => ({ ...latest, [which]: noDay }));
    },
    onFocusChange: setEdited,
    /** Call when text is pasted, with whether it is a date. Its message stays until the dates change. */
    onPaste: (isDate: boolean) => setRefused(isDate ? undefined : state),
    /** Changes when a date that is not whole has to leave the screen, which React Aria can't clear. */
    resets,
    onReset: () => {
      setMissing(false);
      setRefused(undefined);
      if (isHalf) setResets(resets + 1);
    },
    onInvalid: (event: FormEvent<HTMLInputElement>) => {
      setMissing(true);
      takeInvalid(event, first.current);
    },
  };
}
