import { dismissToasts, type ToastMessage, toast } from '@milepost/ui/Toast';

/** A message with a subject, which a later message about the same subject replaces. */
type Message = ToastMessage & { readonly topic: string };

/** The subjects of the messages of failures. */
const failures = new Set<string>();

export function notify(message: Message): void {
  const { topic, tone } = message;
  if (tone === 'danger') failures.add(topic);
  else failures.delete(topic);
  toast(message);
}

/** Removes the messages of failures, which no longer hold on another page. */
export function clearFailures(): void {
  for (const topic of failures) dismissToasts(topic);
  failures.clear();
}
