import type { FormId } from '@milepost/domain/forms';
import type { Sent } from '@milepost/domain/forms/receipt';
import { type SendEmailRequest, sendEmailPath } from '@milepost/domain/mail';
import { withLanguage } from '@milepost/domain/mail/language';
import { type ReferenceKind, reference, withReference } from '@milepost/domain/mail/reference';
import ky from 'ky';
import { language } from '#edition';
import { mailBase } from '../../config.ts';
import { type Answers, attemptFor, forgetAttempt } from './attempt.ts';

/**
 * Mails a form's answers to the company. It retries by itself, and cannot send an email twice:
 * every retry, and the visitor's next submission of the same answers, has the same idempotency key.
 *
 * @param mailOf Creates the email of a submission, from the time of its first try.
 * @throws Error if the email was not accepted or its outcome is unknown.
 */
export async function send(
  form: FormId,
  answers: Answers,
  mailOf: (begunAt: Date) => SendEmailRequest,
  kind: ReferenceKind,
): Promise<Sent> {
  const at = new Date();
  // The email of a key never changes: a retry still states the time of the first try.
  const { key, begunAt } = attemptFor(form, answers, at);
  const sent = { at, reference: reference(key, kind) };
  const mail = withLanguage(withReference(mailOf(new Date(begunAt)), sent.reference), language);
  await post(`${mailBase}${sendEmailPath}`, mail, key);
  forgetAttempt(form);
  return sent;
}

/**
 * Posts JSON, and retries it with the same idempotency key. While it waits for the answer, the
 * browser asks before the visitor leaves the site.
 *
 * @throws Error if the answer is not a success, or does not arrive in time.
 */
export async function post(
  url: string,
  json: object,
  key: string,
  options?: Pick<RequestInit, 'credentials' | 'redirect'>,
): Promise<Response> {
  addEventListener('beforeunload', askFirst);
  try {
    return await ky.post(url, {
      ...options,
      json,
      headers: { 'Idempotency-Key': key },
      // Longer than the proxy's and the mailer's own timeouts, so that their answer arrives.
      timeout: 40_000,
      totalTimeout: 60_000,
      // 409: an earlier try with this key is in progress. 502: the service could not be reached.
      retry: { limit: 2, methods: ['post'], statusCodes: [409, 502], afterStatusCodes: [409] },
    });
  } finally {
    removeEventListener('beforeunload', askFirst);
  }
}

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
