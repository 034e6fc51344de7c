import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives focus to the table when the bar of bulk actions goes that had it, or once the dialog closes that
 * was opened from the bar and now has nowhere to return it to.
 */
export function useBarFocus(isShown: boolean, table: RefObject<HTMLElement | null>) {
  const hasFocus = useRef(false);
  const wasShown = useRef(isShown);

  useLayoutEffect(() => {
    const isGone = wasShown.current && !isShown;
    wasShown.current = isShown;
    if (!isGone) return;
    const focusTable = () => {
      if (document.activeElement === document.body) table.current?.focus();
    };
    if (hasFocus.current) {
      hasFocus.current = false;
      focusTable();
      return;
    }
    const dialog = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]');
    if (!dialog || dialog.contains(table.current)) return;
    const closing = new MutationObserver(() => {
      if (dialog.isConnected) return;
      closing.disconnect();
      // A dialog gives focus back a frame after it went, and it may have somewhere else to give it to.
      requestAnimationFrame(focusTable);
    });
    closing.observe(document.body, { childList: true, subtree: true });
    return () => closing.disconnect();
  }, [isShown, table]);

  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) hasFocus.current = false;
    },
  };
}
