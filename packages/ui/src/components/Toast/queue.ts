type Action =
  | {
      /** The label of an action button, a verb: "Undo". A toast with an action stays until it is dismissed. */
      actionLabel: string;
      /** Called when the button is pressed. The toast then closes. */
      onAction: () => void;
    }
  | { actionLabel?: never; onAction?: never };

/** A message over the page. */
export type ToastMessage = Action & {
  /** What happened, in a few words. */
  heading: string;
  /** What it means and what happens next. */
  description?: string | undefined;
  /** `danger` toasts stay until they are dismissed. @default 'neutral' */
  tone?: 'neutral' | 'success' | 'danger' | undefined;
  /** The subject, such as a form. A later message with the same topic replaces this one. */
  topic?: string | undefined;
  /**
   * Whether screen readers read it out when it appears. Turn it off if focus moves to text that says the same,
   * such as a receipt. @default true
   */
  shouldAnnounce?: boolean | undefined;
};

/** The whole text of a message. */
export const says = ({ heading, description = '' }: ToastMessage) => `${heading} ${description}`;

/** Whether a message replaces an earlier one: it repeats it, or has the same topic. */
export const replaces = (message: ToastMessage, earlier: ToastMessage) =>
  says(earlier) === says(message) ||
  (message.topic !== undefined && earlier.topic === message.topic);

// This file imports neither React nor React Aria, so that any code can call toast() cheaply.
const waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();
const closers = new Set<(isDismissed: (message: ToastMessage) => boolean) => void>();

/** Shows a message over the page in the ToastRegion. The message waits until there is one. */
export function toast(message: ToastMessage): void {
  waiting.push(message);
  for (const listener of listeners) listener();
}

/**
 * Removes the messages about `topic`, for example once the error that they report is corrected. Without a
 * topic, removes all messages, for example when another user signs in.
 */
export function dismissToasts(topic?: string): void {
  const isDismissed = (message: ToastMessage) => topic === undefined || message.topic === topic;
  const remaining = waiting.filter((message) => !isDismissed(message));
  waiting.splice(0, waiting.length, ...remaining);
  for (const close of closers) close(isDismissed);
}

/** Calls back with a test for the dismissed messages. Returns a function that unsubscribes. */
export function onDismiss(
  close: (isDismissed: (message: ToastMessage) => boolean) => void,
): () => void {
  closers.add(close);
  return () => void closers.delete(close);
}

/** Calls back whenever messages wait, at once if some already do. Returns a function that unsubscribes. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting.length > 0) listener();
  return () => void listeners.delete(listener);
}

/** Removes and returns the waiting messages, oldest first. */
export const takeToasts = () => waiting.splice(0);
