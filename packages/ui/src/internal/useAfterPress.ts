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
