'use client';

import * as styles from './Dialog.css.ts';
import { ModalDialog, type ModalDialogProps } from './ModalDialog.tsx';

export { DialogTrigger, type DialogTriggerProps } from 'react-aria-components/Dialog';

/** Props of Dialog. */
export interface DialogProps extends ModalDialogProps {
  /** `alertdialog` for a question that must be answered: its `actions` and Escape close it, a press beside it does not. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** How wide it is. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/**
 * Asks a question or shows one thing over the page, which waits. It opens by a DialogTrigger around it and its
 * button, or by `isOpen`; focus stays inside and goes back to where it was.
 */
export function Dialog({ size = 'medium', ...props }: DialogProps) {
  return <ModalDialog {...props} scrimClass={styles.scrim} panelClass={styles.panel[size]} />;
}
