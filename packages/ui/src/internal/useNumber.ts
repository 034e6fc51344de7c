import { type Ref, useEffect, useRef, useState } from 'react';
import { numberWords } from './english.ts';
import { useLocale, useWords } from './locale.ts';
import { type NumberRange, rangeProblem, readNumber } from './number.ts';
import { useFormEvent, useOwnRef, useTakeover, useValue, type ValueProps } from './useControl.ts';

const hasFocus = (box: HTMLElement | null) =>
  box !== null && (box.getRootNode() as Document | ShadowRoot).activeElement === box;

interface NumberProps extends ValueProps<number | null>, NumberRange {
  errorMessage?: string | undefined;
  name?: string | undefined;
}

interface Notation {
  /** Signs and words that may stand around the number. */
  affixes: readonly string[];
  /** Reads what was typed. @default as the locale writes numbers */
  read?: ((text: string) => number | null) | undefined;
  /** How a number that was not typed is shown. */
  write: (value: number) => string;
  /** How a number is named in a message. */
  say: (value: number) => string;
  /** Whether what was typed is shown as `write` writes it once focus leaves. @default false */
  isRewritten?: boolean | undefined;
}

/**
 * Gives a function that calls back at once, or, while a pointer is down, after the click that it
 * becomes: what shows up above a button as focus leaves a field would move the button away from
 * under the pointer, and the press would be lost.
 */
function useAfterPress(): (callback: () => void) => void {
  const press = useRef<{ isDown: boolean; due: (() => void)[] }>({ isDown: false, due: [] });
  useEffect(() => {
    const { current } = press;
    const onDown = () => {
      current.isDown = true;
    };
    const onUp = () => {
      current.isDown = false;
      // The click comes in the same task.
      setTimeout(() => {
        for (const callback of current.due.splice(0)) callback();
      });
    };
    const isCapture = true;
    document.addEventListener('pointerdown', onDown, isCapture);
    document.addEventListener('pointerup', onUp, isCapture);
    document.addEventListener('pointercancel', onUp, isCapture);
    return () => {
      document.removeEventListener('pointerdown', onDown, isCapture);
      document.removeEventListener('pointerup', onUp, isCapture);
      document.removeEventListener('pointercancel', onUp, isCapture);
    };
  }, []);
  return (callback) => {
    if (press.current.isDown) press.current.due.push(callback);
    else callback();
  };
}

/**
 * A number that is typed as text. Each keystroke is reported: a number, `null` for an empty box, `NaN`
 * for text that is no number. What can't be read or is out of range is pointed out once focus leaves,
 * and stays as it was typed. A form sends the plain number.
 */
export function useNumber(
  props: NumberProps,
  { affixes, write, say, ...notation }: Notation,
  ref: Ref<HTMLInputElement> | undefined,
) {
  const locale = useLocale();
  const words = useWords(numberWords);
  const read = notation.read ?? ((text: string) => readNumber(text, affixes, locale));
  const box = useOwnRef(ref);
  const afterPress = useAfterPress();
  const [draft, setDraft] = useState<{ text: string; isTyping: boolean }>();
  const { value: held, change } = useValue(
    props,
    { empty: null, onReset: () => setDraft(undefined) },
    box,
  );
  const value = Number.isNaN(held) ? null : held;
  const readTyped = (text: string) => read(text) ?? (text.trim() === '' ? null : Number.NaN);
  const shown = value === null ? '' : write(value);
  const problemOf = (text: string) => rangeProblem(text, value, props, say, words);
  // What is typed stays as it is under the hands of the person typing, and after while it is the value.
  const stands =
    draft &&
    (draft.isTyping ||
      (Object.is(readTyped(draft.text), held) &&
        !(notation.isRewritten && problemOf(draft.text) === undefined)));
  const text = stands ? draft.text : shown;

  const type = (next: string) => {
    // A browser may fill in a box that is not in use.
    setDraft({ text: next, isTyping: hasFocus(box.current) });
    change(readTyped(next));
  };
  useTakeover(() => {
    const early = box.current?.value ?? text;
    if (early !== text) type(early);
  });

  const sendPlain = ({ formData }: FormDataEvent) => {
    const { name } = props;
    const typed = box.current?.value ?? '';
    const number = typed === shown ? value : read(typed);
    if (!name || number === null || !formData.has(name)) return;
    // Others may send under the same name.
    const [first = '', ...rest] = formData
      .getAll(name)
      .map((entry) => (entry === typed ? `${number}` : entry)) as string[];
    formData.set(name, first);
    for (const entry of rest) formData.append(name, entry);
  };
  // Before the page, which may read what is sent.
  useFormEvent('formdata', box, sendPlain, true);

  const problem = problemOf(text);
  return {
    ref: box,
    value,
    text,
    isTyping: draft?.isTyping ?? false,
    errorMessage: props.errorMessage ?? (draft?.isTyping ? undefined : problem),
    /** Takes what is in the box now. */
    type,
    /** Call when focus leaves: what was typed is judged, and written as it should be. */
    check: () => afterPress(() => setDraft((latest) => latest && { ...latest, isTyping: false })),
    /** Sets a number that was not typed. */
    set: (next: number | null) => {
      setDraft(undefined);
      change(next);
    },
  };
}
