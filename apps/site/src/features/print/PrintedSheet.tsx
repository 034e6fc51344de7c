import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';

/** Props of PrintedSheet. */
export interface PrintedSheetProps {
  /** What is printed; the document carries it as `data-print` meanwhile. */
  readonly name: string;
  /** What stands on the paper in place of the page. */
  readonly children: ReactNode;
  /**
   * Called once the browser is done; the caller then takes the sheet away. Left out where the sheet
   * waits to be printed: by a button, or by the browser's own command.
   */
  readonly onPrinted?: () => void;
}

/**
 * What is printed in place of the page as long as it is there; with `onPrinted` it is printed at
 * once. Of two sheets the later one is printed. On the screen nothing of it is seen.
 */
export function PrintedSheet({ name, children, onPrinted }: PrintedSheetProps) {
  const finish = useEffectEvent(() => onPrinted?.());
  const isPrintedAtOnce = onPrinted !== undefined;
  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset.print;
    dataset.print = name;
    return () => {
      if (before === undefined) delete dataset.print;
      else dataset.print = before;
    };
  }, [name]);
  useEffect(() => {
    if (!isPrintedAtOnce) return;
    const done = () => finish();
    window.addEventListener('afterprint', done, { once: true });
    // Once all that it holds is on the page.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', done);
    };
  }, [isPrintedAtOnce]);
  return createPortal(<div data-printed="">{children}</div>, document.body);
}
