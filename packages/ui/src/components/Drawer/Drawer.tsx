'use client';

import { ModalDialog, type ModalDialogProps } from '../Dialog/ModalDialog.tsx';
import * as styles from './Drawer.css.ts';

export { DialogTrigger, type DialogTriggerProps } from '../Dialog/DialogTrigger.tsx';

export interface DrawerProps extends ModalDialogProps {
  /** The edge of the page along which it opens. In right-to-left text, `start` is the right edge. @default 'end' */
  side?: 'start' | 'end' | undefined;
}

/** A tall panel along an edge of the page, for more than fits in a dialog: filters, details, a menu. */
export function Drawer({ side = 'end', ...props }: DrawerProps) {
  return (
    <ModalDialog {...props} scrimClass={styles.scrims[side]} panelClass={styles.panels[side]} />
  );
}
