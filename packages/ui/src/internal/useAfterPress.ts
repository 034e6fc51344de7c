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
    const onDown = () => {
      current.isDown = true;
    };
    const onUp = () => {
      current.isDown = false;
      // The browser dispatches `click` in the same task as `pointerup`.
      setTimeout(() => {
        for (const callback of current.due.splice(0)) callback();
      });
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('pointerdown', onDown, options);
    document.addEventListener('pointerup', onUp, options);
    document.addEventListener('pointercancel', onUp, options);
    return () => listening.abort();
  }, []);
  return (callback) => {
    if (press.current.isDown) press.current.due.push(callback);
    else callback();
  };
}
