import type { Issue } from '@milepost/domain/forms';

/**
 * What a form is doing. `receipt` is that of the last accepted submission.
 * - `idle`: it waits for answers.
 * - `invalid`: the last submission broke rules; `issues` are those that are not fixed yet.
 * - `sending`: it checks and sends answers. They can't be changed, and no other submission begins.
 * - `sent`: it was answered and emptied, at `at`. A sign-in that is refused ends here too.
 * - `failed`: no answer said that it was sent. `isNotLoaded` if its code did not load.
 */
export type FormState<Receipt> = { readonly receipt?: Receipt | undefined } & (
  | { readonly status: 'idle' | 'sending' }
  | { readonly status: 'invalid'; readonly issues: readonly Issue[] }
  | { readonly status: 'sent'; readonly at: number }
  | { readonly status: 'failed'; readonly isNotLoaded: boolean }
);

/** What happens to a form. Times are milliseconds on one clock. */
export type FormEvent<Receipt> =
  | { readonly type: 'submit'; readonly at: number }
  /** The submission broke these rules. */
  | { readonly type: 'invalid'; readonly issues: readonly Issue[] }
  | { readonly type: 'sent'; readonly at: number; readonly receipt?: Receipt | undefined }
  | { readonly type: 'failed'; readonly isNotLoaded: boolean }
  /** The visitor came back from another site, where nobody can tell what they did. */
  | { readonly type: 'return' }
  /** The visitor changed an answer. */
  | { readonly type: 'edit' }
  /** The answers were checked without being submitted; they break these rules. */
  | { readonly type: 'check'; readonly issues: readonly Issue[] }
  /** The page was opened, or the form was emptied. */
  | { readonly type: 'open' | 'reset' }
  /** The visitor put the receipt away. */
  | { readonly type: 'again' };

/** How long after an outcome a submission is the second click of a double click, in milliseconds. */
export const doubleClick = 700;

/** The state of a form after an event. */
export function reduceForm<Receipt>(
  state: FormState<Receipt>,
  event: FormEvent<Receipt>,
): FormState<Receipt> {
  const { receipt } = state;
  const isSending = state.status === 'sending';
  switch (event.type) {
    case 'submit':
      if (isSending) return state;
      // The form is empty: it would report every answer as missing instead of the outcome.
      return state.status === 'sent' && event.at - state.at < doubleClick
        ? { ...state, at: event.at }
        : { status: 'sending', receipt };
    case 'invalid':
      return isSending ? { status: 'invalid', issues: event.issues, receipt } : state;
    case 'sent':
      return isSending
        ? { status: 'sent', at: event.at, receipt: event.receipt ?? receipt }
        : state;
    case 'failed':
      return isSending ? { status: 'failed', isNotLoaded: event.isNotLoaded, receipt } : state;
    case 'return':
      return isSending ? { status: 'idle', receipt } : state;
    case 'edit':
      return state.status === 'sent' ? { status: 'idle', receipt } : state;
    case 'check': {
      if (state.status !== 'invalid') return state;
      const broken = new Set(event.issues.map(({ field }) => field));
      const issues = state.issues.filter(({ field }) => broken.has(field));
      return issues.length > 0 ? { ...state, issues } : { status: 'idle', receipt };
    }
    case 'open':
    case 'reset':
      return isSending ? state : { status: 'idle', receipt };
    case 'again':
      return isSending ? state : { status: 'idle' };
  }
}
