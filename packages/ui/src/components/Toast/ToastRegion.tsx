'use client';

import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { toastWords } from '../../internal/english.ts';
import { useWords } from '../../internal/locale.ts';
import { CloseIcon } from '../Icon/index.ts';
import { onDismiss, onToast, replaces, says, type ToastMessage, takeToasts } from './queue.ts';
import * as styles from './Toast.css.ts';
import type { ToastListProps } from './ToastList.tsx';
import { useRoomFor } from './useRoomFor.ts';

/** Preloads the code that shows toasts. Call it when a toast is likely, for example once a form is edited. */
export const preloadToasts = () => import('./ToastList.tsx');

/**
 * The region that shows toasts. Put one in the app's shell. It is a landmark that F6 reaches, and it
 * loads its code, including React Aria, with the first toast.
 */
export function ToastRegion() {
  const [loaded, setLoaded] = useState<{ ToastList: ComponentType<ToastListProps> }>();
  const [announcements, announce] = useAnnouncements();
  const [plain, setPlain] = useState<readonly ToastMessage[]>([]);

  const onShow = useCallback(
    (message: ToastMessage) => {
      setPlain((shown) => shown.filter((earlier) => !replaces(message, earlier)));
      announce(message);
    },
    [announce],
  );

  useEffect(
    () =>
      onToast(() => {
        // The code may fail to load, for example offline. The message must be shown all the same.
        const showPlainly = () => {
          for (const message of takeToasts()) {
            onShow(message);
            setPlain((shown) => [message, ...shown]);
          }
        };
        preloadToasts().then(setLoaded, showPlainly);
      }),
    [onShow],
  );
  useEffect(
    () => onDismiss((isDismissed) => setPlain((all) => all.filter((one) => !isDismissed(one)))),
    [],
  );

  return (
    <>
      {/* Rendered from the start: screen readers miss the text of a region that is inserted with it. */}
      <div aria-live="polite" data-live-announcer="" className={styles.announcer}>
        {announcements.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      {loaded && <loaded.ToastList onShow={onShow} />}
      <PlainToasts
        messages={plain}
        onClose={(message) => setPlain((all) => all.filter((one) => one !== message))}
      />
    </>
  );
}

/** A message for screen readers, with an id that lets React insert it again if it is repeated. */
interface Announcement {
  readonly id: number;
  readonly text: string;
  readonly message: ToastMessage;
}

/** How long an announcement stays in the document, in milliseconds. React Aria's stay as long. */
const announcedFor = 7000;

/** Returns the current announcements, and a function that announces a message. */
function useAnnouncements() {
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([]);
  const count = useRef(0);
  const announce = useCallback((message: ToastMessage) => {
    const { heading, description, shouldAnnounce = true } = message;
    if (!shouldAnnounce) return;
    const pause = /\p{P}$/u.test(heading) ? ' ' : '. ';
    const text = description ? `${heading}${pause}${description}` : heading;
    count.current += 1;
    const added = { id: count.current, text, message };
    setAnnouncements((all) => [...all, added]);
    setTimeout(() => setAnnouncements((all) => all.filter((one) => one !== added)), announcedFor);
  }, []);
  useEffect(
    () =>
      onDismiss((isDismissed) =>
        setAnnouncements((all) => all.filter(({ message }) => !isDismissed(message))),
      ),
    [],
  );
  return [announcements, announce] as const;
}

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
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
        <div
          key={says(message)}
          role="group"
          aria-label={message.heading}
          className={styles.toast[message.tone ?? 'neutral']}
        >
          <div className={styles.content}>
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
