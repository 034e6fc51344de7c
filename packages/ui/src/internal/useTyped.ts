import { type Ref, useLayoutEffect, useState } from 'react';
import { useAfterPress } from './useAfterPress.ts';
import {
  hasFocus,
  replaceEntry,
  useFormEvent,
  useOwnRef,
  useTakeover,
  useValue,
  type ValueProps,
} from './useControl.ts';

export interface TypedProps<Value> extends ValueProps<Value> {
  errorMessage?: string | undefined;
  name?: string | undefined;
}

interface Notation<Value> {
  /** The value of an empty box. */
  empty: Value;
  /** Parses the text. */
  read: (text: string) => Value;
  /** Formats a value that was not typed. */
  write: (value: Value) => string;
  /** Returns the message for a value that is not allowed. */
  problemOf: (text: string, value: Value) => string | undefined;
  /** Returns the data that a form sends, or undefined to send the text. */
  send: (value: Value) => string | undefined;
  /** Whether `write` reformats allowed text on blur. @default false */
  isRewritten?: boolean | undefined;
}

/** The draft of a value that was set. A text that differs from the value is not shown. */
const untyped = { text: '', isTyping: false };

/** The draft of text that a native number control can't parse. The browser hides it: its value is empty. */
const unreadable = '\uFFFD';

/**
 * A value that is typed as text. Reports each keystroke. On blur, it shows an error for a value that is
 * not allowed, and leaves the text as it was typed. A form sends the value.
 */
export function useTyped<Value>(
  props: TypedProps<Value>,
  { empty, read, write, problemOf, send, isRewritten = false }: Notation<Value>,
  ref: Ref<HTMLInputElement> | undefined,
) {
  const box = useOwnRef(ref);
  const afterPress = useAfterPress();
  const [draft, setDraft] = useState<{ text: string; isTyping: boolean }>();
  const { value, change } = useValue(props, { empty, onReset: () => setDraft(undefined) }, box);
  const shown = write(value);
  // The text stays as it was typed during editing, and afterwards for as long as it is the value.
  const isDraftShown =
    draft &&
    (draft.isTyping ||
      (Object.is(read(draft.text), value) &&
        !(isRewritten && problemOf(draft.text, value) === undefined)));
  const text = isDraftShown ? draft.text : shown;

  const type = (next: string) => {
    const typed = box.current?.validity.badInput ? unreadable : next;
    // The browser may autofill a box without focus.
    setDraft({ text: typed, isTyping: hasFocus(box.current) });
    change(read(typed));
  };
  useTakeover(() => {
    const early = box.current?.value ?? text;
    if (early !== text || box.current?.validity.badInput) type(early);
  });

  // Chromium does not restore a box whose text was equal to its `value` attribute, which React writes.
  useLayoutEffect(() => {
    if (draft) box.current?.removeAttribute('value');
    // React does not clear a box whose value is empty already.
    if (text === '' && box.current?.validity.badInput) box.current.value = '';
  });

  const sendValue = ({ formData }: FormDataEvent, { value: typed }: HTMLInputElement) => {
    const { name } = props;
    const data = send(typed === shown ? value : read(typed));
    if (!name || data === undefined || !formData.has(name)) return;
    replaceEntry(formData, name, typed, data);
  };
  // In the capture phase: the page's own listener may read the form data.
  useFormEvent('formdata', box, sendValue, true);

  const check = () =>
    afterPress(() => setDraft((latest) => latest && { ...latest, isTyping: false }));
  // Enter sends a form while the box has focus.
  useFormEvent('submit', box, check);

  return {
    ref: box,
    value,
    text: text === unreadable ? '' : text,
    isTyping: draft?.isTyping ?? false,
    errorMessage: props.errorMessage ?? (draft?.isTyping ? undefined : problemOf(text, value)),
    /** Takes the current text of the box. */
    type,
    /** Call on blur: validates the text and reformats it. */
    check,
    /** The value, and the text that was typed for it. */
    state: { value, draft },
    /** Restores an earlier `state`. */
    restore: (earlier: { value: Value; draft: typeof draft }) => {
      setDraft(earlier.draft);
      change(earlier.value);
    },
    /** Sets a value that was not typed. */
    set: (next: Value) => {
      setDraft(untyped);
      change(next);
    },
  };
}
