import type { SendEmailRequest } from './index.ts';

/** Turns a form's clean value and the moment of its submission into the mail that staff get. */
export type Mail<Value> = (value: Value, at: Date) => SendEmailRequest;
