import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decrypt, generateKey, readMessage, readPrivateKey } from 'openpgp';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { createEncryption } from '../src/encrypt.ts';
import type { FaultySmtpOptions } from './faulty-smtp.ts';
import { answerOf, type Env, mail, runBoth, runMailer, shortDeadlines } from './running.ts';

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

const folder = mkdtempSync(join(tmpdir(), 'mailer-'));

async function staffKey(options: { date?: Date; keyExpirationTime?: number } = {}) {
  const { publicKey, privateKey } = await generateKey({
    userIDs: [{ email: 'staff@milepost.example' }],
    ...options,
  });
  const file = join(folder, `${crypto.randomUUID()}.asc`);
  writeFileSync(file, publicKey);
  return { file, publicKey, privateKey };
}

describe("With the staff's OpenPGP key configured", () => {
  const personal = { ...mail, subject: 'New Application - Dana Whitfield' };

  test('the whole message, its subject and its sender name open with the private key alone', async () => {
    const { file, privateKey } = await staffKey();
    const { smtp, mailer } = await runBoth({ PGP_PUBLIC_KEY_FILE: file });
    expect((await mailer.post(personal)).status).toBe(200);

    const wire = smtp.clearText();
    for (const word of ['Dana', 'Whitfield', 'Payoff', 'Application', 'Full name']) {
      expect(wire).not.toContain(word);
      expect(wire).not.toContain(Buffer.from(word).toString('base64').slice(0, -3));
    }
    const outside = await PostalMime.parse(smtp.accepted[0]?.raw ?? '');
    expect(outside.subject).toBe('[...]');
    expect(outside.from?.name).toBe('Milepost website');
    expect(outside.attachments.map(({ mimeType }) => mimeType)).toEqual([
      'application/pgp-encrypted',
      'application/octet-stream',
    ]);

    const { data } = await decrypt({
      message: await readMessage({
        armoredMessage: new TextDecoder().decode(outside.attachments[1]?.content as ArrayBuffer),
      }),
      decryptionKeys: await readPrivateKey({ armoredKey: privateKey }),
    });
    const inside = await PostalMime.parse(data as string);
    expect(inside.subject).toBe(personal.subject);
    expect(inside.from?.name).toBe('Dana Whitfield (website)');
    expect(inside.messageId).toBe(outside.messageId);
    expect(inside.text).toContain('Full name: Dana Whitfield');
    expect(inside.html).toContain('Dana Whitfield</td>');
    const header = (name: string) =>
      inside.headers.filter(({ key }) => key === name).map(({ value }) => value);
    expect(header('content-type')[0]).toContain('hp="cipher"');
    expect(header('hp-outer')).toContain('Subject: [...]');
  });

  test('a file without a usable key stops the start and says which setting is wrong', async () => {
    const broken = join(folder, 'broken.asc');
    writeFileSync(broken, 'no key');
    const old = await staffKey({ date: new Date('2020-01-01'), keyExpirationTime: 60 });
    const secret = join(folder, 'private.asc');
    writeFileSync(secret, (await staffKey()).privateKey);
    for (const file of [broken, old.file, secret]) {
      await expect(runMailer({ PGP_PUBLIC_KEY_FILE: file })).rejects.toThrow(
        /^PGP_PUBLIC_KEY_FILE/,
      );
    }
  });

  test('a key that is good knows when it expires', async () => {
    const { publicKey } = await staffKey({ keyExpirationTime: 86_400 });
    const encryption = await createEncryption(publicKey);
    expect(encryption.isGood()).toBe(true);
    expect(encryption.expires?.getTime()).toBeGreaterThan(Date.now());
  });
});
