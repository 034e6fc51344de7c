import type { Form, Rules } from '@milepost/domain/forms';
import type { ReceiptWords } from '@milepost/domain/forms/receipt';
import type { Mail } from '@milepost/domain/mail';
import { preloadToasts } from '@milepost/ui/Toast';

/** All that a page loads when a form is first touched. */
export interface FormTools<Name extends string, Value> {
  readonly rules: Rules<Name, Value>;
  /** Left out where the form is never mailed. */
  readonly mail: Mail<Value> | undefined;
  readonly sendEmail: typeof import('./send.ts').sendEmail;
  /** Left out where the form never succeeds. */
  readonly receipt:
    | {
        readonly words: ReceiptWords<Value>;
        readonly Receipt: typeof import('./Receipt.tsx').Receipt;
      }
    | undefined;
}

/** Loads the rules, the mail, the mail client, the receipt and the toasts side by side. */
export async function loadTools<Name extends string, Value>(
  form: Form<Name, Value>,
): Promise<FormTools<Name, Value>> {
  const [rules, mail, { sendEmail }, receipt] = await Promise.all([
    form.rules(),
    form.mail?.(),
    import('./send.ts'),
    form.receipt && loadReceipt(form.receipt),
    preloadToasts(),
  ]);
  return { rules, mail, sendEmail, receipt };
}

async function loadReceipt<Value>(load: () => Promise<ReceiptWords<Value>>) {
  const [words, { Receipt }] = await Promise.all([load(), import('./Receipt.tsx')]);
  return { words, Receipt };
}

/** What a visitor answered, by field. */
export type Answers = Readonly<Record<string, string>>;

/** One submission, which a failure may make a visitor send again. */
export interface Attempt {
  /** By which its answers are known again; what they are can't be read from it. */
  readonly fingerprint: string;
  /** Marks every try of this submission, so that it can't be delivered twice. */
  readonly key: string;
  /** When it was tried first. */
  readonly begunAt: Date;
}

/** The submission that these answers belong to: the last one where nothing has changed since. */
export async function attemptFor(
  answers: Answers,
  last: Attempt | undefined,
  now: Date,
): Promise<Attempt> {
  const text = new TextEncoder().encode(JSON.stringify(answers));
  const fingerprint = new Uint8Array(await crypto.subtle.digest('SHA-256', text)).join();
  return last?.fingerprint === fingerprint
    ? last
    : { fingerprint, key: crypto.randomUUID(), begunAt: now };
}
