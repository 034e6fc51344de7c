import { type } from 'arktype';

/**
 * The body of `POST /functions/v1/send-email`: what the site's client sends and the mailer accepts.
 * Unknown keys are refused, so that no mail option can ride along.
 */
export const sendEmailRequest = type({
  '+': 'reject',
  to: '1 <= string <= 254',
  subject: '1 <= string <= 200',
  html: '1 <= string <= 32768',
  'name?': '1 <= string <= 100',
});

/** A mail that the site asks the mailer to send; `name` is shown in the sender's display name alone. */
export type SendEmailRequest = typeof sendEmailRequest.infer;

/** The answer to a delivered mail: its Message-ID. */
export interface SendEmailResponse {
  readonly id: string;
}

/** Where the call goes, below the configured base (the same origin by default). */
export const sendEmailPath = '/functions/v1/send-email';

/** Turns a form's clean value and the moment of its submission into the mail that staff get. */
export type Mail<Value> = (value: Value, at: Date) => SendEmailRequest;
