type Action =
  | {
      /** A button that does something about it, as a verb: "Undo". Such a toast stays until it is dismissed. */
      actionLabel: string;
      /** Called when that button is pressed; the toast closes. */
      onAction: () => void;
    }
  | { actionLabel?: never; onAction?: never };

/** One message that comes up over the page. */
export type ToastMessage = Action & {
  /** What happened, in a few words. */
  heading: string;
  /** What it means and what comes next. */
  description?: string | undefined;
  /** `danger` toasts stay until they are dismissed. @default 'neutral' */
  tone?: 'neutral' | 'success' | 'danger' | undefined;
  /** What it is about, such as one form: a later message with the same topic takes its place. */
  topic?: string | undefined;
};

// Nothing here needs React or React Aria, so that any code may call toast() at no cost.
const waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();
const closers = new Set<(topic: string) => void>();

/** Shows a message over the page, in the ToastRegion; keeps it until there is one. */
export function toast(message: ToastMessage): void {
  waiting.push(message);
  for (const listener of listeners) listener();
}

/** Removes the messages about `topic`, for example once the error that they report is corrected. */
export function dismissToasts(topic: string): void {
  const left = waiting.filter((message) => message.topic !== topic);
  waiting.splice(0, waiting.length, ...left);
  for (const close of closers) close(topic);
}

/** Calls back with each topic that is dismissed. Returns the way to stop. */
export function onDismiss(close: (topic: string) => void): () => void {
  closers.add(close);
  return () => void closers.delete(close);
}

/** Calls back whenever messages wait, at once if some already do. Returns the way to stop. */
export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting.length > 0) listener();
  return () => void listeners.delete(listener);
}

/** Hands over the messages that wait, oldest first. */
export const takeToasts = () => waiting.splice(0);
