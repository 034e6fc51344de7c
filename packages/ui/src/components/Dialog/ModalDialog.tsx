'use client';

import { type ReactNode, type Ref, useRef } from 'react';
import { Dialog, type DialogProps } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { PopoverContext } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { AriaButtons } from '../../internal/AriaButtons.tsx';
import { Exiting } from '../../internal/Exiting.tsx';
import { closeWords } from '../../internal/english.ts';
import { InLocale } from '../../internal/InLocale.tsx';
import { useWords } from '../../internal/locale.ts';
import * as styles from '../../internal/overlay.css.ts';
import type { AriaProps } from '../../internal/props.ts';
import { useLikeAround } from '../../internal/surroundings.ts';
import { CloseIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';

/** Content of a dialog, or a function that gets a `close` function and returns it. */
export type InDialog = ReactNode | ((options: { close: () => void }) => ReactNode);

/** Props of dialogs and drawers; also accepts the dialog's attributes. */
export interface ModalDialogProps
  extends Omit<AriaProps<DialogProps>, 'children' | 'role' | 'slot' | 'aria-label'> {
  /** The title, which is the dialog's accessible name. */
  heading: string;
  children: InDialog;
  /** The buttons, the main one last. */
  actions?: InDialog | undefined;
  /** Whether it is open (controlled). Omit it inside a DialogTrigger. */
  isOpen?: boolean | undefined;
  /** Called when it opens or closes. Inside a DialogTrigger, use the trigger's instead. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

interface FrameProps extends ModalDialogProps {
  role?: DialogProps['role'] | undefined;
  /** Whether Escape does not close it. @default false */
  isKeyboardDismissDisabled?: boolean | undefined;
  scrimClass: string;
  panelClass: string;
}

const inside = (content: InDialog, options: { close: () => void }) =>
  typeof content === 'function' ? content(options) : content;

/**
 * Moves the focus to the title of a dialog: Orca reads out all text of a focused dialog, and not that it is one. The
 * text of an alert dialog is short and has to be read, so it has the focus itself.
 */
const takeFocus = (title: HTMLHeadingElement | null) => {
  const dialog = title?.closest<HTMLElement>('[role=dialog], [role=alertdialog]');
  if (!dialog || dialog.contains(document.activeElement)) return;
  (dialog.matches('[role=dialog]') ? title : dialog)?.focus();
};

/** The anatomy that dialogs and drawers share. A click outside an alert dialog does not close it. */
export function ModalDialog({
  heading,
  children,
  actions,
  role = 'dialog',
  isKeyboardDismissDisabled = false,
  scrimClass,
  panelClass,
  isOpen,
  onOpenChange,
  ...props
}: FrameProps) {
  const words = useWords(closeWords);
  const isAlert = role === 'alertdialog';
  const surrounding = useSlottedContext(PopoverContext);
  const trigger = isOpen === undefined ? surrounding?.triggerRef : undefined;
  // Marks the place of a dialog that has no trigger.
  const marker = useRef<HTMLSpanElement>(null);
  return (
    <>
      {!trigger && <span ref={marker} hidden />}
      <InLocale>
        <ModalOverlay
          ref={useLikeAround(trigger ?? marker)}
          className={scrimClass}
          // Orca may not say where the focus goes if the page is inert as the focus leaves it.
          UNSTABLE_deferUntilEntered
          isDismissable={!isAlert}
          isKeyboardDismissDisabled={isKeyboardDismissDisabled}
          {...(isOpen !== undefined && { isOpen })}
          {...(onOpenChange && { onOpenChange })}
        >
          {({ isEntering }) => (
            // Once a dialog has moved in, it makes all else inert, except for one over it that moves in too.
            <Modal className={panelClass} {...(isEntering && { 'data-react-aria-top-layer': '' })}>
              {({ isExiting }) => (
                <Exiting isExiting={isExiting}>
                  <Dialog {...props} role={role} className={styles.dialog}>
                    {(options) => (
                      <AriaButtons>
                        <div className={styles.header}>
                          <Heading
                            slot="title"
                            ref={takeFocus}
                            tabIndex={isAlert ? undefined : -1}
                            className={styles.heading}
                          >
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
                        {actions && (
                          <div className={styles.actions}>{inside(actions, options)}</div>
                        )}
                      </AriaButtons>
                    )}
                  </Dialog>
                </Exiting>
              )}
            </Modal>
          )}
        </ModalOverlay>
      </InLocale>
    </>
  );
}
