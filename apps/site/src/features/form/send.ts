import { type SendEmailRequest, sendEmailPath } from '@milepost/domain/mail';
import { type ReferenceKind, reference, withReference } from '@milepost/domain/mail/reference';
import ky from 'ky';
import { mailBase } from '../../config.ts';

/**
 * Asks the mail service to send a mail. Tries again by itself, which can't send it twice: every
 * try, and the visitor's own next try with the same answers, carries the same `key`.
 * @returns the reference that the mail carries.
 * @throws Error where the mail was not accepted or nobody can tell.
 */
export async function sendEmail(
  mail: SendEmailRequest,
  key: string,
  kind: ReferenceKind,
): Promise<string> {
  const ownReference = reference(key, kind);
  await ky.post(`${mailBase}${sendEmailPath}`, {
    json: withReference(mail, ownReference),
    headers: { 'Idempotency-Key': key },
    // Longer than the proxy's and the mailer's own deadlines, so that their answer arrives.
    timeout: 40_000,
    totalTimeout: 60_000,
    // 409: an earlier try with this key is still under way. 502: the mailer could not be reached.
    retry: { limit: 2, methods: ['post'], statusCodes: [409, 502], afterStatusCodes: [409] },
  });
  return ownReference;
}
