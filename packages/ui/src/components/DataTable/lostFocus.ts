import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** Matches what is opened over the page and restores focus when it closes. */
export const overlay = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Calls back if no element has focus: now, or once the overlays that have it are closed and what they
 * restore focus to is gone. Returns a function that stops waiting.
 */
export function whenFocusIsLost(callback: () => void): () => void {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) {
    callback();
    return () => {};
  }
  const open = activeElement.closest(overlay);
  if (!open) return () => {};
  let stop = () => closing.disconnect();
  const closing = new MutationObserver(() => {
    if (open.isConnected) return;
    closing.disconnect();
    // An overlay restores focus one frame after it closes, and may open another one.
    const frame = requestAnimationFrame(() => {
      stop = whenFocusIsLost(callback);
    });
    stop = () => cancelAnimationFrame(frame);
  });
  closing.observe(document.body, { childList: true, subtree: true });
  return () => stop();
}

/**
 * Moves focus elsewhere when a part of the page disappears with focus in it, or when an overlay that was
 * opened from the part closes and its button is gone. The returned handlers are the part's own.
 */
export function useLostFocus(isShown: boolean, moveFocus: () => void) {
  const hasFocus = useRef(false);
  const wasShown = useRef(isShown);
  const move = useRef(moveFocus);

  useLayoutEffect(() => {
    move.current = moveFocus;
  });
  useLayoutEffect(() => {
    const isGone = wasShown.current && !isShown;
    wasShown.current = isShown;
    if (!isGone || !hasFocus.current) return;
    hasFocus.current = false;
    return whenFocusIsLost(() => move.current());
  }, [isShown]);

  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      hasFocus.current =
        currentTarget.contains(relatedTarget) || Boolean(relatedTarget?.closest(overlay));
    },
  };
}
