'use client';

import * as styles from './Dialog.css.ts';
import { ModalDialog, type ModalDialogProps } from './ModalDialog.tsx';

export { DialogTrigger, type DialogTriggerProps } from './DialogTrigger.tsx';

export interface DialogProps extends ModalDialogProps {
  /** `alertdialog` for a question that must be answered: its `actions` and Escape close it, a click outside does not. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The width. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/**
 * Asks a question or shows one thing over the inert page. A DialogTrigger around it and its button opens
 * it, or `isOpen`. Focus stays inside, and is restored when the dialog closes.
 */
export function Dialog({ size = 'medium', ...props }: DialogProps) {
  return <ModalDialog {...props} scrimClass={styles.scrim} panelClass={styles.panel[size]} />;
}
