import { useEffect, useRef } from 'react';

/**
 * Gives a function that calls back at once, or, while a pointer is down, after the click that it
 * becomes: what shows up above a button as focus leaves a field would move the button away from
 * under the pointer, and the press would be lost.
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
      // The click comes in the same task.
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
