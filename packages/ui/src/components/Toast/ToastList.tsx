'use client';

import { useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Button,
  Text,
} from 'react-aria-components/Toast';
import { closeWords } from '../../internal/english.ts';
import { toneIcons } from '../../internal/icons/toneIcons.ts';
import { useLocale, useWords } from '../../internal/locale.ts';
import { CloseIcon } from '../Icon/index.ts';
import { onDismiss, onToast, type ToastMessage, takeToasts } from './queue.ts';
import * as styles from './Toast.css.ts';
import { useRoomFor } from './useRoomFor.ts';

const says = ({ heading, description = '' }: ToastMessage) => `${heading} ${description}`;

/**
 * Long enough to read twice at an unhurried 20 characters a second, and never under 8 seconds;
 * `undefined` stays, as does what has an action: nobody should have to hurry to it (WCAG 2.2.1).
 */
const timeout = (message: ToastMessage) =>
  message.tone === 'danger' || message.onAction
    ? undefined
    : Math.max(8000, says(message).length * 100);

type Queue = AriaToastQueue<ToastMessage>;

/** Whether a message makes an earlier one out of date: it repeats it, or tells of the same topic. */
const replaces = (message: ToastMessage, earlier: ToastMessage) =>
  says(earlier) === says(message) ||
  (message.topic !== undefined && earlier.topic === message.topic);

/** A message takes the place of those on show that it replaces, and so is announced again. */
function show(queue: Queue, message: ToastMessage) {
  for (const { content, key } of queue.visibleToasts) {
    if (replaces(message, content)) queue.close(key);
  }
  const time = timeout(message);
  queue.add(message, time === undefined ? {} : { timeout: time });
}

/** Toasts wait while nobody looks at the page. */
function pauseWhileHidden(queue: Queue) {
  const update = () => {
    queue.pauseAll();
    if (!document.hidden) queue.resumeAll();
  };
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
}

/** Takes away what is on show about `topic`. */
function dismiss(queue: Queue, topic: string) {
  for (const { content, key } of queue.visibleToasts) {
    if (content.topic === topic) queue.close(key);
  }
}

/** Escape closes the newest toast, unless something nearer has taken it. */
function closeOnEscape(queue: Queue) {
  const close = (event: KeyboardEvent) => {
    const [newest] = queue.visibleToasts;
    const isTaken = event.defaultPrevented || event.isComposing;
    if (event.key === 'Escape' && !isTaken && newest) queue.close(newest.key);
  };
  window.addEventListener('keydown', close);
  return () => window.removeEventListener('keydown', close);
}

/** The toasts on show. Everything that React Aria still calls unstable stays in this file. */
export function ToastList() {
  const locale = useLocale();
  const words = useWords(closeWords);
  const [queue] = useState<Queue>(() => new AriaToastQueue({ maxVisibleToasts: 3 }));
  useEffect(
    () =>
      onToast(() => {
        for (const message of takeToasts()) show(queue, message);
      }),
    [queue],
  );
  useEffect(() => pauseWhileHidden(queue), [queue]);
  useEffect(() => onDismiss((topic) => dismiss(queue, topic)), [queue]);
  useEffect(() => closeOnEscape(queue), [queue]);
  const region = useRoomFor<HTMLDivElement>();

  return (
    // Without it React Aria names the region in the browser's language, not the page's.
    <I18nProvider locale={locale}>
      <AriaToastRegion ref={region} queue={queue} className={styles.region}>
        {({ toast }) => {
          const { heading, description, actionLabel, onAction, tone = 'neutral' } = toast.content;
          const ToneIcon = toneIcons[tone];
          return (
            <AriaToast toast={toast} className={styles.toast[tone]}>
              <span className={styles.icon}>
                <ToneIcon />
              </span>
              <AriaToastContent className={styles.content}>
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
              </AriaToastContent>
              <Button slot="close" aria-label={words.close} className={styles.close}>
                <CloseIcon />
              </Button>
            </AriaToast>
          );
        }}
      </AriaToastRegion>
    </I18nProvider>
  );
}
