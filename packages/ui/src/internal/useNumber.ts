import { type Ref, useLayoutEffect, useState } from 'react';
import { numberWords } from './english.ts';
import { useLocale, useWords } from './locale.ts';
import { type NumberRange, rangeProblem, readNumber, typedNumber } from './number.ts';
import { useAfterPress } from './useAfterPress.ts';
import { useFormEvent, useOwnRef, useTakeover, useValue, type ValueProps } from './useControl.ts';

const hasFocus = (box: HTMLElement | null) =>
  box !== null && (box.getRootNode() as Document | ShadowRoot).activeElement === box;

interface NumberProps extends ValueProps<number | null>, NumberRange {
  errorMessage?: string | undefined;
  name?: string | undefined;
}

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

/**
 * A number that is typed as text. Reports each keystroke: a number, `null` for an empty box, `NaN` for
 * text that is not a number. On blur, it shows an error for text that is not a number or is out of
 * range, and leaves the text as it was typed. A form sends the plain number.
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
  const { value: current, change } = useValue(
    props,
    { empty: null, onReset: () => setDraft(undefined) },
    box,
  );
  const value = Number.isNaN(current) ? null : current;
  const readTyped = (text: string) => typedNumber(text, read(text));
  const shown = value === null ? '' : write(value);
  const problemOf = (text: string) => rangeProblem(text, value, props, say, words);
  // The text stays as it was typed during editing, and afterwards for as long as it is the value.
  const isDraftShown =
    draft &&
    (draft.isTyping ||
      (Object.is(readTyped(draft.text), current) &&
        !(notation.isRewritten && problemOf(draft.text) === undefined)));
  const text = isDraftShown ? draft.text : shown;

  const type = (next: string) => {
    // The browser may autofill a box without focus.
    setDraft({ text: next, isTyping: hasFocus(box.current) });
    change(readTyped(next));
  };
  useTakeover(() => {
    const early = box.current?.value ?? text;
    if (early !== text) type(early);
  });

  // Chromium does not restore a box whose text was equal to its `value` attribute. React writes that
  // attribute when a number box loses focus.
  useLayoutEffect(() => {
    if (draft) box.current?.removeAttribute('value');
  });

  const sendPlain = ({ formData }: FormDataEvent) => {
    const { name } = props;
    const typed = box.current?.value ?? '';
    const number = typed === shown ? value : read(typed);
    if (!name || number === null || !formData.has(name)) return;
    // Other controls may have the same name.
    const [first = '', ...rest] = formData
      .getAll(name)
      .map((entry) => (entry === typed ? `${number}` : entry)) as string[];
    formData.set(name, first);
    for (const entry of rest) formData.append(name, entry);
  };
  // In the capture phase: the page's own listener may read the form data.
  useFormEvent('formdata', box, sendPlain, true);

  const problem = problemOf(text);
  return {
    ref: box,
    value,
    text,
    isTyping: draft?.isTyping ?? false,
    errorMessage: props.errorMessage ?? (draft?.isTyping ? undefined : problem),
    /** Takes the current text of the box. */
    type,
    /** Call on blur: validates the text and reformats it. */
    check: () => afterPress(() => setDraft((latest) => latest && { ...latest, isTyping: false })),
    /** The number, and the text that was typed for it. */
    state: { current, draft },
    /** Restores an earlier `state`. */
    restore: (earlier: { current: typeof current; draft: typeof draft }) => {
      setDraft(earlier.draft);
      change(earlier.current);
    },
    /** Sets a number that was not typed. */
    set: (next: number | null) => {
      setDraft(undefined);
      change(next);
    },
  };
}
