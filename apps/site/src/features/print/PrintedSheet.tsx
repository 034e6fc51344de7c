import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';

export interface PrintedSheetProps {
  /** The content to print instead of the page. */
  readonly children: ReactNode;
  /**
   * Prints the content at once. It is called after printing, and the caller then removes this
   * component. Without it, the content is printed by a button or by the browser's own command.
   */
  readonly onPrinted?: () => void;
}

/**
 * Content that is printed instead of the page while it is rendered, and never shown on the screen.
 * If there are several, the last one is printed. A server must render it as a child of the body.
 */
export function PrintedSheet({ children, onPrinted }: PrintedSheetProps) {
  const finish = useEffectEvent(() => onPrinted?.());
  const isPrintedAtOnce = onPrinted !== undefined;
  useEffect(() => {
    if (!isPrintedAtOnce) return;
    const done = () => finish();
    window.addEventListener('afterprint', done, { once: true });
    // Waits until its content is laid out.
    const frame = requestAnimationFrame(() => printPage() || done());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', done);
    };
  }, [isPrintedAtOnce]);
  const sheet = <div data-printed="">{children}</div>;
  return import.meta.env.SSR ? sheet : createPortal(sheet, document.body);
}

/** Whether the browser can print. The web view of an app may not. */
export const canPrint = () => 'print' in window;

/** Prints the page. Returns false if the browser cannot print, or refuses to. */
export function printPage(): boolean {
  try {
    window.print();
    return true;
  } catch {
    return false;
  }
}
