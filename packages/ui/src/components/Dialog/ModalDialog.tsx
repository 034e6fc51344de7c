'use client';

import type { ReactNode, Ref } from 'react';
import { Dialog, type DialogProps } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { closeWords } from '../../internal/english.ts';
import { useWords } from '../../internal/locale.ts';
import * as styles from '../../internal/overlay.css.ts';
import type { AriaProps } from '../../internal/props.ts';
import { CloseIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';

/** Something inside a dialog, or a function that is given the way to close it. */
export type InDialog = ReactNode | ((options: { close: () => void }) => ReactNode);

/** Props of dialogs and drawers; also accepts the dialog's attributes. */
export interface ModalDialogProps
  extends Omit<AriaProps<DialogProps>, 'children' | 'role' | 'slot' | 'aria-label'> {
  /** What it is about; it names the dialog. */
  heading: string;
  children: InDialog;
  /** Its buttons: the main one last. */
  actions?: InDialog | undefined;
  /** Whether it is open, kept by the caller. Leave it out inside a DialogTrigger. */
  isOpen?: boolean | undefined;
  /** Called when it opens or closes. Inside a DialogTrigger, that one's is. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

interface FrameProps extends ModalDialogProps {
  role?: DialogProps['role'] | undefined;
  scrimClass: string;
  panelClass: string;
}

const inside = (content: InDialog, options: { close: () => void }) =>
  typeof content === 'function' ? content(options) : content;

/** The anatomy that dialogs and drawers share. A press beside an alert dialog does not close it. */
export function ModalDialog({
  heading,
  children,
  actions,
  role = 'dialog',
  scrimClass,
  panelClass,
  isOpen,
  onOpenChange,
  ...props
}: FrameProps) {
  const words = useWords(closeWords);
  const isAlert = role === 'alertdialog';
  return (
    <ModalOverlay
      className={scrimClass}
      isDismissable={!isAlert}
      {...(isOpen !== undefined && { isOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Modal className={panelClass}>
        <Dialog {...props} role={role} className={styles.dialog}>
          {(options) => (
            <>
              <div className={styles.header}>
                <Heading slot="title" className={styles.heading}>
                  {heading}
                </Heading>
                {!isAlert && (
                  <div className={styles.close}>
                    <IconButton slot="close" label={words.close}>
                      <CloseIcon />
                    </IconButton>
                  </div>
                )}
              </div>
              <div className={styles.body}>{inside(children, options)}</div>
              {actions && <div className={styles.actions}>{inside(actions, options)}</div>}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
