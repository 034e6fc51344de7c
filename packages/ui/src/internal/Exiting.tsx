import type { KeyboardEvent, ReactNode } from 'react';
import { exiting } from './overlay.css.ts';

interface ExitingProps {
  isExiting: boolean;
  children: ReactNode;
}

const ignore = (event: KeyboardEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * The content of an overlay, which is inert while the overlay moves out. The focus leaves an inert element only in
 * the next frame: without `ignore`, a second Enter within the same frame would act again.
 */
export function Exiting({ isExiting, children }: ExitingProps) {
  return (
    <div inert={isExiting} onKeyDownCapture={isExiting ? ignore : undefined} className={exiting}>
      {children}
    </div>
  );
}
