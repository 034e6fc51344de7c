'use client';

import { useEffect, useState } from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Button,
  Text,
} from 'react-aria-components/Toast';
import { closeWords } from '../../internal/english.ts';
import { InLocale } from '../../internal/InLocale.tsx';
import { toneIcons } from '../../internal/icons/toneIcons.ts';
import { useWords } from '../../internal/locale.ts';
import { CloseIcon } from '../Icon/index.ts';
import { onDismiss, onToast, replaces, says, type ToastMessage, takeToasts } from './queue.ts';
import * as styles from './Toast.css.ts';
import { useRoomFor } from './useRoomFor.ts';

/**
 * Returns how long to show a toast: long enough to read it twice at 20 characters a second, and at least
 * 8 seconds. Zero means no timeout, as for a toast with an action (WCAG 2.2.1).
 */
const timeout = (message: ToastMessage) =>
  message.tone === 'danger' || message.onAction ? 0 : Math.max(8000, says(message).length * 100);

type Queue = AriaToastQueue<ToastMessage>;
/** All messages by key. The queue gives access only to the visible ones. */
type Messages = Map<string, ToastMessage>;

/** Replaces outdated toasts with a new one. */
function show(queue: Queue, messages: Messages, message: ToastMessage) {
  dismiss(queue, messages, (earlier) => replaces(message, earlier));
  const onClose = () => messages.delete(key);
  const key = queue.add(message, { timeout: timeout(message), onClose });
  messages.set(key, message);
}

/** Pauses the timers of toasts while the page is hidden. */
function pauseWhileHidden(queue: Queue) {
  const update = () => {
    queue.pauseAll();
    if (!document.hidden) queue.resumeAll();
  };
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
}

/** Removes dismissed toasts, including those that wait out of sight. */
function dismiss(
  queue: Queue,
  messages: Messages,
  isDismissed: (message: ToastMessage) => boolean,
) {
  for (const [key, message] of messages) if (isDismissed(message)) queue.close(key);
}

/** Closes the newest toast on Escape, unless the event was already handled. */
function closeOnEscape(queue: Queue) {
  const close = (event: KeyboardEvent) => {
    const [newest] = queue.visibleToasts;
    const isTaken = event.defaultPrevented || event.isComposing;
    if (event.key === 'Escape' && !isTaken && newest) queue.close(newest.key);
  };
  window.addEventListener('keydown', close);
  return () => window.removeEventListener('keydown', close);
}

/**
 * Use as a `ref` in a toast: moves its focus to another toast when it closes. React Aria does so only if the
 * role is `alertdialog`. After the last toast, it restores focus to the page.
 */
const passFocusOn = (content: HTMLElement | null) => () => {
  const item = content?.closest('li');
  if (!item?.contains(document.activeElement)) return;
  const next = item.nextElementSibling ?? item.previousElementSibling;
  next?.querySelector<HTMLElement>('[role=group]')?.focus();
};

export interface ToastListProps {
  /** Called with each message that it shows. */
  onShow: (message: ToastMessage) => void;
}

/** The visible toasts. Only this file uses React Aria's unstable APIs. */
export function ToastList({ onShow }: ToastListProps) {
  const words = useWords(closeWords);
  const [queue] = useState<Queue>(() => new AriaToastQueue({ maxVisibleToasts: 3 }));
  const [messages] = useState<Messages>(() => new Map());
  useEffect(
    () =>
      onToast(() => {
        for (const message of takeToasts()) {
          show(queue, messages, message);
          onShow(message);
        }
      }),
    [queue, messages, onShow],
  );
  useEffect(() => pauseWhileHidden(queue), [queue]);
  useEffect(
    () => onDismiss((isDismissed) => dismiss(queue, messages, isDismissed)),
    [queue, messages],
  );
  useEffect(() => closeOnEscape(queue), [queue]);
  const region = useRoomFor<HTMLDivElement>();

  return (
    // Without a label, React Aria names the region in the browser's language, not the page's.
    <InLocale>
      <AriaToastRegion ref={region} queue={queue} className={styles.region}>
        {({ toast }) => {
          const { heading, description, actionLabel, onAction, tone = 'neutral' } = toast.content;
          const ToneIcon = toneIcons[tone];
          return (
            <AriaToast
              toast={toast}
              className={styles.toast[tone]}
              // React Aria's `alertdialog` is silent in Firefox, and announced twice in Chromium.
              render={({ 'aria-modal': _, ...props }) => (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
                <div {...props} role="group" />
              )}
            >
              <span className={styles.icon}>
                <ToneIcon />
              </span>
              <div ref={passFocusOn} className={styles.content}>
                <Text slot="title" className={styles.heading}>
                  {heading}
                </Text>
                {description && (
                  <Text slot="description" className={styles.description[tone]}>
                    {description}
                  </Text>
                )}
                {onAction && (
                  <Button
                    className={styles.action}
                    onPress={() => {
                      queue.close(toast.key);
                      onAction();
                    }}
                  >
                    {actionLabel}
                  </Button>
                )}
              </div>
              <Button slot="close" aria-label={words.close} className={styles.close}>
                <CloseIcon />
              </Button>
            </AriaToast>
          );
        }}
      </AriaToastRegion>
    </InLocale>
  );
}
