import { dismissToasts, type ToastMessage, toast } from '@milepost/ui/Toast';

/** A message with a subject, which a later message about the same subject replaces. */
type Message = ToastMessage & { readonly topic: string };

const shown = { failures: new Set<string>(), others: new Set<string>() };

export function notify(message: Message): void {
  const { topic, tone } = message;
  shown.failures.delete(topic);
  shown.others.delete(topic);
  shown[tone === 'danger' ? 'failures' : 'others'].add(topic);
  toast(message);
}

/** Removes the messages of failures, which no longer hold on another page. */
export function clearFailures(): void {
  for (const topic of shown.failures) dismissToasts(topic);
  shown.failures.clear();
}

/** Removes all messages, which the next user must not see. */
export function clearMessages(): void {
  clearFailures();
  for (const topic of shown.others) dismissToasts(topic);
  shown.others.clear();
}
