import type { FormId, Issue, Toast } from '@milepost/domain/forms';
import { createContext, type ReactNode, use } from 'react';
import type { Answers } from '../form/attempt.ts';
import type { State } from '../form/useForm.ts';

/** What the site's server shows to a browser without scripts: a form that it sent, or a problem. */
export interface Submission {
  /** The form that it belongs to. */
  readonly form?: FormId | undefined;
  /** The answers as they were typed, without secrets. */
  readonly answers: Answers;
  readonly state: State;
  readonly warnings?: readonly Issue[];
  /** Its outcome, which a hydrated page reports as a toast. */
  readonly toast?: Toast | undefined;
  /** The printout of its receipt. */
  readonly sheet?: ReactNode;
  /** Shown instead of the page. */
  readonly instead?: ReactNode;
}

/** The submission that a page answers. Only the server provides one. */
export const Submission = /* @__PURE__ */ createContext<Submission | undefined>(undefined);

/**
 * The submission that a page answers, if it belongs to this form.
 *
 * @param given What tells the form from another one with the same id. An accepted submission belongs to both.
 */
export function submissionOf(
  form: FormId,
  given: Readonly<Record<string, string | undefined>> = {},
): Submission | undefined {
  const submission = use(Submission);
  if (submission?.form !== form) return undefined;
  const { state, answers } = submission;
  const isItsOwn = Object.entries(given).every(([name, value]) => answers[name] === value);
  return isItsOwn || state.status === 'sent' ? submission : undefined;
}
