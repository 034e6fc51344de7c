import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { FaultySmtpOptions } from './faulty-smtp.ts';
import { answerOf, type Env, mail, runBoth, shortDeadlines } from './running.ts';

const authority = fileURLToPath(new URL('certificates/authority.pem', import.meta.url));
const login = { user: 'website', password: 'correct horse' };
const safe = {
  ...shortDeadlines,
  SMTP_SECURITY: 'starttls',
  SMTP_CA_FILE: authority,
  SMTP_USER: login.user,
  SMTP_PASSWORD: login.password,
};

describe('With TLS and a login configured', () => {
  test('mail goes out over TLS and after the login, and nothing of it in clear', async () => {
    const { smtp, mailer } = await runBoth(safe, { starttls: 'localhost', login });
    expect((await mailer.post(mail)).status).toBe(200);
    expect(smtp.accepted[0]?.isEncryptedLine).toBe(true);
    expect(smtp.clearText()).toMatch(/^EHLO [^\r]+\r\nSTARTTLS\r\n/);
    expect(smtp.clearText()).not.toMatch(/MAIL|AUTH|Dana/);
    expect((await fetch(`${mailer.url}/readyz`)).status).toBe(200);
  });

  const failing: readonly [what: string, cause: string, FaultySmtpOptions, Env?][] = [
    ['STARTTLS is not offered', 'tls', { login }],
    ['the handshake is noise', 'timeout', { starttls: 'broken', login }],
    ['the certificate is for another host', 'tls', { starttls: 'elsewhere', login }],
    [
      'nobody we know signed the certificate',
      'tls',
      { starttls: 'localhost', login },
      { SMTP_CA_FILE: '' },
    ],
    ['no login is offered', 'auth', { starttls: 'localhost' }],
    [
      'the login is wrong',
      'auth',
      { starttls: 'localhost', login },
      { SMTP_PASSWORD: 'a wrong password' },
    ],
  ];
  test.for(failing)('no mail goes out when %s', async ([, cause, options, env]) => {
    const { smtp, mailer } = await runBoth({ ...safe, ...env }, options);
    const answer = await mailer.post(mail);
    expect([503, 504]).toContain(answer.status);
    expect(smtp.accepted).toHaveLength(0);
    expect(smtp.recipients).toHaveLength(0);
    expect(smtp.clearText()).not.toMatch(/AUTH|MAIL FROM|Dana|correct/);
    const ready = await answerOf(await fetch(`${mailer.url}/readyz`));
    expect(ready.json.reasons).toEqual([`the SMTP server can't be used: ${cause}`]);
  });
});
