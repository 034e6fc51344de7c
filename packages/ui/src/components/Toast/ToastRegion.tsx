'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { toastWords } from '../../internal/english.ts';
import { useWords } from '../../internal/locale.ts';
import { CloseIcon } from '../Icon/index.ts';
import { onDismiss, onToast, type ToastMessage, takeToasts } from './queue.ts';
import * as styles from './Toast.css.ts';
import { useRoomFor } from './useRoomFor.ts';

/** Preloads the code that shows toasts. Call it when a toast is likely, for example once a form is edited. */
export const preloadToasts = () => import('./ToastList.tsx');

/**
 * The region that shows toasts. Put one in the app's shell. It is a landmark that F6 reaches, and it
 * loads its code, including React Aria, with the first toast.
 */
export function ToastRegion() {
  const [loaded, setLoaded] = useState<{ ToastList: ComponentType }>();
  const [plain, setPlain] = useState<readonly ToastMessage[]>([]);

  useEffect(
    () =>
      onToast(() => {
        // The code may fail to load, for example offline. The message must be shown all the same.
        const tellPlainly = () => {
          for (const message of takeToasts()) {
            setPlain((shown) => [message, ...shown.filter((one) => says(one) !== says(message))]);
          }
        };
        preloadToasts().then(setLoaded, tellPlainly);
      }),
    [],
  );
  useEffect(
    () => onDismiss((isDismissed) => setPlain((all) => all.filter((one) => !isDismissed(one)))),
    [],
  );

  return (
    <>
      {loaded && <loaded.ToastList />}
      <PlainToasts
        messages={plain}
        onClose={(message) => setPlain((all) => all.filter((one) => one !== message))}
      />
    </>
  );
}

const says = ({ heading, description = '' }: ToastMessage) => `${heading} ${description}`;

interface PlainToastsProps {
  messages: readonly ToastMessage[];
  onClose: (message: ToastMessage) => void;
}

/** Toasts without the lazily loaded code. They stay until they are closed. */
function PlainToasts({ messages, onClose }: PlainToastsProps) {
  const words = useWords(toastWords);
  const region = useRoomFor<HTMLElement>();
  if (messages.length === 0) return null;
  return (
    <section ref={region} aria-label={words.notifications} className={styles.region}>
      {messages.map((message) => (
        <div key={says(message)} className={styles.toast[message.tone ?? 'neutral']}>
          <div role="alert" className={styles.content}>
            <strong className={styles.heading}>{message.heading}</strong>
            {message.description && (
              <span className={styles.description[message.tone ?? 'neutral']}>
                {message.description}
              </span>
            )}
            {message.onAction && (
              <button
                type="button"
                className={styles.action}
                onClick={() => {
                  onClose(message);
                  message.onAction?.();
                }}
              >
                {message.actionLabel}
              </button>
            )}
          </div>
          <button
            type="button"
            aria-label={words.close}
            onClick={() => onClose(message)}
            className={styles.close}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
    </section>
  );
}
