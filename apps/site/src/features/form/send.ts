import { type SendEmailRequest, sendEmailPath } from '@milepost/domain/mail';
import ky from 'ky';
import { mailBase } from '../../config.ts';

/**
 * Asks the mail service to send a mail. Tries again by itself, which can't send it twice: every
 * try, and the visitor's own next try with the same answers, carries the same `key`.
 * @throws Error where the mail was not accepted or nobody can tell.
 */
export async function sendEmail(mail: SendEmailRequest, key: string): Promise<void> {
  await ky.post(`${mailBase}${sendEmailPath}`, {
    json: mail,
    headers: { 'Idempotency-Key': key },
    timeout: 30_000,
    totalTimeout: 45_000,
    retry: { limit: 2, methods: ['post'], statusCodes: [502] },
  });
}
