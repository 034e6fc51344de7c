import type { Form, HostedForm, MailedForm, Rules } from '@milepost/domain/forms';
import type { Receipt as ReceiptData, Sent } from '@milepost/domain/forms/receipt';
import type { Mail } from '@milepost/domain/mail';
import { preloadToasts } from '@milepost/ui/Toast';

/** Everything that a page loads when a form is first touched. */
export interface FormTools<Name extends string, Value extends object, Shown> {
  readonly rules: Rules<Name, Value>;
  /** Undefined if the form is never mailed. */
  readonly mail: Mail<Value, Shown> | undefined;
  readonly send: typeof import('./send.ts').send;
  /** Starts a payment. Undefined unless a payment service takes over. */
  readonly start?: typeof import('./start.ts').start | undefined;
  /** Undefined if the form never succeeds. */
  readonly receipt:
    | {
        readonly make: (
          value: Value,
          sent: Sent | undefined,
          shown: Shown | undefined,
        ) => ReceiptData;
        readonly Receipt: typeof import('./Receipt.tsx').Receipt;
      }
    | undefined;
}

/** Loads the rules, the mail, the client of the mail or the payment service, the receipt and the toasts in parallel. */
export async function loadTools<Name extends string, Value extends object, Shown>(
  form: Form<Name, Value, Shown>,
): Promise<FormTools<Name, Value, Shown>> {
  const [rules, mail, sending, receipt] = await Promise.all([
    form.rules(),
    form.mail?.(),
    // `start.ts` exports `send` too, so that both are in one chunk.
    import.meta.env.PAYMENT_OUTCOME === 'hosted' ? import('./start.ts') : import('./send.ts'),
    form.receipt && loadReceipt(form),
    preloadToasts(),
  ]);
  return { rules, mail, ...sending, receipt };
}

async function loadReceipt<Name extends string, Value extends object, Shown>(
  form: MailedForm<Name, Value, Shown> | HostedForm<Name, Value>,
) {
  const [words, { makeReceipt }, { localDate }, { Receipt }] = await Promise.all([
    form.receipt(),
    import('@milepost/domain/forms/receipt'),
    import('@milepost/domain/input/date'),
    import('./Receipt.tsx'),
  ]);
  const make = (value: Value, sent: Sent | undefined, shown: Shown | undefined) =>
    makeReceipt(form, words, value, localDate(sent?.at ?? new Date()), sent, shown);
  return { make, Receipt };
}
