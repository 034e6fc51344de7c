'use client';

import { type ReactNode, use, useId, useLayoutEffect, useRef, useState } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { confirmWords } from '../../internal/english.ts';
import { useWords } from '../../internal/locale.ts';
import { Button } from '../Button/index.ts';
import { Callout } from '../Callout/index.ts';
import { panel, scrim } from '../Dialog/Dialog.css.ts';
import { ModalDialog, type ModalDialogProps } from '../Dialog/ModalDialog.tsx';

export { DialogTrigger, type DialogTriggerProps } from '../Dialog/DialogTrigger.tsx';

export interface ConfirmDialogProps extends Omit<ModalDialogProps, 'children' | 'actions'> {
  /** What happens on confirmation, in a sentence or two. It is read out with the heading. */
  children: ReactNode;
  /** The button that confirms: a verb and its object, such as “Delete application”. */
  confirmLabel: string;
  /** The button that changes nothing. @default 'Cancel' */
  cancelLabel?: string | undefined;
  /** `danger` for what can’t be undone: the button that changes nothing has the first focus. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** Shown when the promise of `onConfirm` is rejected. @default 'That didn’t work. Try again.' */
  failureMessage?: string | undefined;
  /**
   * Called by the button that confirms. While its promise is pending, the button waits and the dialog
   * can’t be closed. It closes when the promise is fulfilled. When it is rejected, the dialog stays open
   * with `failureMessage`; nothing else reports the error.
   */
  onConfirm: () => void | Promise<void>;
}

/**
 * Asks before something that can’t be undone. Only its buttons and Escape close it. A DialogTrigger
 * around it and its button opens it, or `isOpen`.
 */
export function ConfirmDialog({
  children,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  failureMessage,
  onConfirm,
  ...props
}: ConfirmDialogProps) {
  const words = useWords(confirmWords);
  const childrenId = useId();
  const [status, setStatus] = useState<'asking' | 'pending' | 'failed'>('asking');
  /** Counts how often the dialog was closed, so that a late result does not apply to a later opening. */
  const closed = useRef(0);
  const trigger = use(OverlayTriggerStateContext);
  const isOpen = props.isOpen ?? trigger?.isOpen ?? false;
  useLayoutEffect(() => {
    if (!isOpen) return;
    setStatus('asking');
    return () => {
      closed.current += 1;
    };
  }, [isOpen]);

  const confirm = async (close: () => void) => {
    const { current: before } = closed;
    try {
      const result = onConfirm();
      if (result) {
        setStatus('pending');
        await result;
      }
      if (closed.current === before) close();
    } catch {
      if (closed.current === before) setStatus('failed');
    }
  };

  const isPending = status === 'pending';
  return (
    <ModalDialog
      aria-describedby={childrenId}
      {...props}
      role="alertdialog"
      scrimClass={scrim}
      panelClass={panel.small}
      isKeyboardDismissDisabled={isPending}
      actions={({ close }) => (
        <>
          <Button
            variant="outline"
            autoFocus={tone === 'danger'}
            isDisabled={isPending}
            onPress={close}
          >
            {cancelLabel ?? words.cancel}
          </Button>
          <Button
            variant="primary"
            tone={tone}
            isPending={isPending}
            onPress={() => void confirm(close)}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    >
      <div id={childrenId}>{children}</div>
      <div role="alert">
        {status === 'failed' && (
          <Callout tone="danger" marginTop="m">
            {failureMessage ?? words.notDone}
          </Callout>
        )}
      </div>
    </ModalDialog>
  );
}
