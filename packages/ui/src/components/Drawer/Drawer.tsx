'use client';

import { ModalDialog, type ModalDialogProps } from '../Dialog/ModalDialog.tsx';
import * as styles from './Drawer.css.ts';

export { DialogTrigger, type DialogTriggerProps } from 'react-aria-components/Dialog';

export interface DrawerProps extends ModalDialogProps {}

/** A tall panel along the end edge of the page, for more than fits in a dialog: filters, details, a menu. */
export function Drawer(props: DrawerProps) {
  return <ModalDialog {...props} scrimClass={styles.scrim} panelClass={styles.panel} />;
}
