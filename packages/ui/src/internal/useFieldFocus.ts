import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a field whose `isReadOnly` removes the part that has it, such as the button of a
 * calendar: moves it to the control. Returns the handlers of the field's root, where the events of its
 * overlays arrive too.
 */
export function useFieldFocus(isReadOnly: boolean, control: RefObject<HTMLElement | null>) {
  const isInside = useRef(false);
  // Not in the commit: the page around an overlay is inert until its effects are removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when `isReadOnly` has changed.
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) control.current?.focus();
  }, [isReadOnly, control]);
  return {
    onFocus: () => {
      isInside.current = true;
    },
    // Not called for an element that React removes.
    onBlur: () => {
      isInside.current = false;
    },
  };
}
