import { type } from 'arktype';

/**
 * The body of `POST /functions/v1/send-email`: the site's client sends it and the mailer accepts
 * it. Unknown keys are refused, so that a caller can't set any other mail option.
 */
export const sendEmailRequest = type({
  '+': 'reject',
  to: '1 <= string <= 254',
  subject: '1 <= string <= 200',
  html: '1 <= string <= 32768',
  'name?': '1 <= string <= 100',
});

/**
 * An email that the site asks the mailer to send. `name` appears only in the sender's display name.
 */
export type SendEmailRequest = typeof sendEmailRequest.infer;

/** The answer for a delivered email: its Message-ID. */
export interface SendEmailResponse {
  readonly id: string;
}

/** The path of the call, below the configured base (the same origin by default). */
export const sendEmailPath = '/functions/v1/send-email';

/**
 * Turns a form's valid value and the time of its submission into the email for staff. `shown` is what
 * the page showed the visitor beside the form, such as a fee.
 */
export type Mail<Value, Shown = unknown> = (
  value: Value,
  at: Date,
  shown?: Shown,
) => SendEmailRequest;
