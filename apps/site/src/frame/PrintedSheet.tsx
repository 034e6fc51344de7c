import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';

/** Props of PrintedSheet. */
export interface PrintedSheetProps {
  /** What is printed; the document carries it as `data-print` meanwhile. */
  readonly name: string;
  /** What stands on the paper in place of the page. */
  readonly children: ReactNode;
  /** Called once the browser is done; the caller then takes the sheet away. */
  readonly onPrinted: () => void;
}

/** Prints its content alone as soon as it is there. On the screen nothing of it is seen. */
export function PrintedSheet({ name, children, onPrinted }: PrintedSheetProps) {
  const finish = useEffectEvent(onPrinted);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.print = name;
    const done = () => finish();
    window.addEventListener('afterprint', done, { once: true });
    // Once all that it holds is on the page.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', done);
      delete dataset.print;
    };
  }, [name]);
  return createPortal(<div data-printed="">{children}</div>, document.body);
}
