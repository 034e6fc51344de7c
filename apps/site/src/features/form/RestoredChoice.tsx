import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

export interface RestoredChoiceProps {
  /** Differs from the name of every other control that is outside of a form. */
  readonly name: string;
  readonly value: string;
  readonly onRestore: (value: string) => void;
}

/**
 * Lets the browser restore a choice made with tabs as it restores typed text: after a reload, and in
 * a tab that it had discarded. Tabs have no native control, so a hidden one has their value.
 */
export function RestoredChoice({ name, value, onRestore }: RestoredChoiceProps) {
  const control = useRef<HTMLInputElement>(null);
  const restore = useEffectEvent(() => {
    const restored = control.current?.value;
    if (restored && restored !== value) onRestore(restored);
  });
  useLayoutEffect(() => restore(), []);
  useEffect(() => {
    // Not the attribute: Chromium restores only a value that differs from it.
    if (control.current) control.current.value = value;
  }, [value]);
  return <input ref={control} name={name} hidden />;
}
