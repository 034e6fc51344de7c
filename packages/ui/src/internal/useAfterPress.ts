import { useEffect, useRef } from 'react';

/**
 * Returns a function that runs a callback: at once, or after the click while a pointer is down. A
 * message that appears on blur would move the button that the user is clicking, and the click would
 * be lost.
 */
export function useAfterPress(): (callback: () => void) => void {
  const press = useRef<{ isDown: boolean; due: (() => void)[] }>({ isDown: false, due: [] });
  useEffect(() => {
    const { current } = press;
    const listening = new AbortController();
    const listen = ({ type }: Event) => {
      current.isDown = type === 'pointerdown';
      if (current.isDown) return;
      // The browser dispatches `click` in the same task as `pointerup`.
      setTimeout(() => {
        for (const callback of current.due.splice(0)) callback();
      });
    };
    for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
      document.addEventListener(type, listen, { capture: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
  return (callback) => {
    if (press.current.isDown) press.current.due.push(callback);
    else callback();
  };
}
