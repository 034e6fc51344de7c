import { useEffect, useState } from 'react';
import { findControl } from './useField.ts';

/** A value that the caller keeps, or that the field keeps itself. */
export interface ValueProps<Value> {
  /** The value, kept by the caller. */
  value?: Value | undefined;
  /** The value to begin with, kept by the field from then on. */
  defaultValue?: Value | undefined;
  /** Called with each change, keystroke by keystroke. */
  onChange?: ((value: Value) => void) | undefined;
}

/** Reports what was typed before React took over a page, which the caller's value doesn't know of. */
export function useEarlyInput(
  id: string,
  shown: string | undefined,
  report: (text: string) => void,
) {
  useEffect(() => {
    const control = findControl(id);
    if (shown === undefined || control === null || !('value' in control)) return;
    if (control.value !== shown) report(String(control.value));
  });
}

/**
 * A value that is typed as text. What is typed stays as it was typed while it stands for the value,
 * so that nothing is rewritten, rounded or lost under the hands of the person typing.
 */
export function useTyped<Value>(
  id: string,
  { value: given, defaultValue, onChange }: ValueProps<Value>,
  {
    empty,
    read,
    write,
  }: { empty: Value; read: (text: string) => Value; write: (value: Value) => string },
) {
  const [kept, setKept] = useState(defaultValue ?? empty);
  const value = given === undefined ? kept : given;
  const [draft, setDraft] = useState<{ text: string; value: Value; before: Value }>();
  // The caller may leave a value out, such as the `null` of an empty number: the old one stands then.
  const stands = draft && (draft.value === value || draft.before === value);
  const text = stands ? draft.text : write(value);
  if (stands && draft.value === value && draft.before !== value) {
    setDraft({ ...draft, before: value });
  }

  const change = (next: Value) => {
    setKept(next);
    if (next !== value) onChange?.(next);
  };
  const type = (next: string) => {
    setDraft({ text: next, value: read(next), before: value });
    change(read(next));
  };
  const settle = () => setDraft(undefined);

  useEffect(() => {
    const form = (findControl(id) as HTMLInputElement | null)?.form;
    const reset = () => {
      setKept(defaultValue ?? empty);
      setDraft(undefined);
    };
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [id, defaultValue, empty]);

  return { value, text, type, change, settle };
}
