import { mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { payoffMail } from '@milepost/domain/mail/payoff';
import { withReference } from '@milepost/domain/mail/reference';
import { decrypt, generateKey, readKey, readMessage, readPrivateKey } from 'openpgp';
import { type Logger, pino } from 'pino';
import * as pkijs from 'pkijs';
import PostalMime from 'postal-mime';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createEncryption, type SigningKey } from '../src/encrypt.ts';
import { readOpenPgpKeys, readSigningKey } from '../src/openpgp.ts';
import { readCertificates } from '../src/smime.ts';
import {
  answerOf,
  mail,
  postTo,
  runBoth,
  runMailer,
  runSmtp,
  spawnMailer,
  until,
} from './running.ts';

const folder = mkdtempSync(join(tmpdir(), 'mailer-keys-'));
const fileOf = (text: string) => {
  const file = join(folder, crypto.randomUUID());
  writeFileSync(file, text);
  return file;
};

type KeyOptions = Pick<Parameters<typeof generateKey>[0], 'date' | 'keyExpirationTime'>;

const keyOf = async (email: string, passphrase: string) => {
  const { publicKey, privateKey } = await generateKey({ userIDs: [{ email }], passphrase });
  return { publicKey, privateKey };
};

/** @param subkey Options of the encryption subkey, if they differ from the key's. */
async function staffKey(options: KeyOptions = {}, subkey: KeyOptions = {}) {
  const { publicKey, privateKey } = await generateKey({
    userIDs: [{ email: 'staff@milepost.example' }],
    subkeys: [subkey],
    ...options,
  });
  const fingerprint = (await readKey({ armoredKey: publicKey })).getFingerprint().toUpperCase();
  return { file: fileOf(publicKey), publicKey, privateKey, fingerprint };
}
const ended = { date: new Date('2020-01-01'), keyExpirationTime: 60 };
/** A valid key whose encryption subkey has expired. */
const staffKeyWithEndedSubkey = () =>
  staffKey({ date: ended.date }, { keyExpirationTime: ended.keyExpirationTime });

/** The armored block of a PGP/MIME message. */
async function armored(raw: string | undefined): Promise<string> {
  const { attachments } = await PostalMime.parse(raw ?? '');
  return new TextDecoder().decode(attachments[1]?.content as ArrayBuffer);
}

/** The message inside a PGP/MIME message. */
async function opened(raw: string | undefined, privateKey: string): Promise<string> {
  const { data } = await decrypt({
    message: await readMessage({ armoredMessage: await armored(raw) }),
    decryptionKeys: await readPrivateKey({ armoredKey: privateKey }),
  });
  return data as string;
}

/** A log with readable lines. */
function readableLog() {
  const lines: { level: number; fingerprint?: string; msg: string }[] = [];
  const log: Logger = pino({ level: 'trace' }, { write: (line) => lines.push(JSON.parse(line)) });
  const levelsOf = (fingerprint: string) =>
    lines
      .filter((line) => line.fingerprint === fingerprint)
      .map(({ level }) => pino.levels.labels[level]);
  return { log, lines, levelsOf };
}

async function encryptionWith(text: string, read = readOpenPgpKeys, signingKey?: SigningKey) {
  const { log, lines, levelsOf } = readableLog();
  const file = fileOf(text);
  const encryption = await createEncryption(file, read, log, signingKey);
  onTestFinished(encryption.close);
  return { encryption, file, lines, levelsOf };
}

const daysLeft = (metrics: string, { fingerprint }: { fingerprint: string }, use: string) =>
  new RegExp(`key_days_left{fingerprint="${fingerprint}",use="${use}"} (\\S+)`).exec(metrics)?.[1];

const reasonsOf = async (url: string) =>
  (await answerOf(await fetch(`${url}/readyz`))).json.reasons as string[] | undefined;

describe("With the staff's OpenPGP key configured", () => {
  const personal = { ...mail, subject: 'New Application - Dana Whitfield' };

  test('only the private key opens the message, its subject and its sender name', async () => {
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

    const inside = await PostalMime.parse(await opened(smtp.accepted[0]?.raw, privateKey));
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
});

describe('The encrypted mail of a form', () => {
  const payoff = payoffMail(
    ...([
      {
        ...{ account: '10045', name: 'Dana Whitfield', ssn: '0123' },
        ...{ email: 'dana@example.com', payoffDate: '2026-12-04' },
      },
      new Date(),
    ] as const),
  );

  test('has its reference and the reply address outside, and everything else inside', async () => {
    const { file, privateKey } = await staffKey();
    const { smtp, mailer } = await runBoth({ PGP_PUBLIC_KEY_FILE: file });
    expect((await mailer.post(withReference(payoff, 'Q-QQDNN-ND7C2'))).status).toBe(200);
    const outside = await PostalMime.parse(smtp.accepted[0]?.raw ?? '');
    expect(outside.subject).toBe('[...] Q-QQDNN-ND7C2');
    expect(outside.from?.name).toBe('Milepost website Q-QQDNN-ND7C2');
    expect(outside.replyTo).toEqual([{ name: '', address: 'dana@example.com' }]);
    for (const word of ['Whitfield', '10045', 'Payoff']) {
      expect(smtp.clearText()).not.toContain(word);
    }
    const inside = await PostalMime.parse(await opened(smtp.accepted[0]?.raw, privateKey));
    expect(inside.subject).toBe(payoff.subject);
    expect(inside.replyTo).toEqual([{ name: '', address: 'dana@example.com' }]);
    expect(inside.text?.split(/\r?\n/)).toContain('Reference: Q-QQDNN-ND7C2');
  });

  test('has nothing outside that only looks like a reference', async () => {
    const { file } = await staffKey();
    const { smtp, mailer } = await runBoth({ PGP_PUBLIC_KEY_FILE: file });
    expect((await mailer.post(withReference(payoff, 'Call 900-555-0100'))).status).toBe(200);
    expect((await PostalMime.parse(smtp.accepted[0]?.raw ?? '')).subject).toBe('[...]');
  });

  test('marks its protected headers for RFC 9788 and for Thunderbird', async () => {
    const { file, privateKey } = await staffKey();
    const { smtp, mailer } = await runBoth({ PGP_PUBLIC_KEY_FILE: file });
    expect((await mailer.post(payoff)).status).toBe(200);
    const inside = await opened(smtp.accepted[0]?.raw, privateKey);
    const [type = ''] = /^Content-Type: .*(?:\r?\n[ \t].*)*/m.exec(inside) ?? [];
    expect(type).toMatch(/;\s*hp="cipher"/);
    expect(type).toMatch(/;\s*protected-headers="v1"/);
  });
});

describe('With a signing key configured', () => {
  const passphrase = 'correct horse battery staple';
  const website = () => keyOf('website@milepost.example', passphrase);

  test('every mail is signed inside its encryption', async () => {
    const { file, privateKey } = await staffKey();
    const signing = await website();
    const { smtp, mailer } = await runBoth({
      PGP_PUBLIC_KEY_FILE: file,
      PGP_SIGNING_KEY_FILE: fileOf(signing.privateKey),
      PGP_SIGNING_PASSPHRASE_FILE: fileOf(passphrase),
    });
    expect((await mailer.post(mail)).status).toBe(200);
    const verdicts = async (verifier: string) => {
      const { signatures } = await decrypt({
        message: await readMessage({ armoredMessage: await armored(smtp.accepted[0]?.raw) }),
        decryptionKeys: await readPrivateKey({ armoredKey: privateKey }),
        verificationKeys: await readKey({ armoredKey: verifier }),
      });
      return Promise.all(signatures.map(({ verified }) => verified.catch(() => false)));
    };
    expect(await verdicts(signing.publicKey)).toEqual([true]);
    expect(await verdicts((await website()).publicKey)).toEqual([false]);
  });

  test('its end is warned of from 30 days before, and leaves the staff keys as they are', async () => {
    const { publicKey, fingerprint } = await staffKey();
    const read = async (days: number) => {
      const { privateKey } = await staffKey({ keyExpirationTime: days * 86_400 });
      const signingKey = await readSigningKey(privateKey, undefined);
      return { signingKey, ...(await encryptionWith(publicKey, undefined, signingKey)) };
    };
    const later = await read(31);
    expect(later.levelsOf(later.signingKey.fingerprint)).toEqual(['info']);
    const soon = await read(29);
    expect(soon.levelsOf(soon.signingKey.fingerprint)).toEqual(['warn']);

    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 86_400_000);
    onTestFinished(() => void clock.mockRestore());
    await soon.encryption.reload();
    expect(soon.levelsOf(soon.signingKey.fingerprint)).toEqual(['warn', 'error']);
    expect(soon.levelsOf(fingerprint)).toEqual(['info', 'info']);
  });

  test('its days are in the metrics beside those of the staff keys', async () => {
    const staff = await staffKey();
    const signing = await staffKey({ keyExpirationTime: 365 * 86_400 });
    const { mailer } = await runBoth({
      PGP_PUBLIC_KEY_FILE: staff.file,
      PGP_SIGNING_KEY_FILE: fileOf(signing.privateKey),
    });
    const metrics = await (await fetch(mailer.metricsUrl)).text();
    expect(Number(daysLeft(metrics, signing, 'signing'))).toBeCloseTo(365, 0);
    expect(daysLeft(metrics, staff, 'encryption')).toBe('+Inf');
  });

  test('its end while the mailer runs makes it not ready, and no mail leaves', async () => {
    const { smtp, mailer } = await runBoth({
      PGP_PUBLIC_KEY_FILE: (await staffKey()).file,
      PGP_SIGNING_KEY_FILE: fileOf((await staffKey({ keyExpirationTime: 86_400 })).privateKey),
    });
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 86_400_000);
    onTestFinished(() => void clock.mockRestore());
    expect(await reasonsOf(mailer.url)).toEqual([
      "mail can't be signed: the signing key has ended",
    ]);
    const answer = await mailer.post(mail);
    expect([answer.status, answer.json.type]).toEqual([
      503,
      'urn:milepost:problem:signing-key-ended',
    ]);
    expect(answer.headers.has('retry-after')).toBe(true);
    expect(smtp.accepted).toHaveLength(0);
  });

  test.for([
    ['a wrong passphrase', 'privateKey', 'wrong'],
    ['a public key', 'publicKey', passphrase],
  ] as const)('%s stops the start and is named', async ([, half, secret]) => {
    const { file } = await staffKey();
    const key = fileOf((await website())[half]);
    const env = { PGP_SIGNING_KEY_FILE: key, PGP_SIGNING_PASSPHRASE: secret };
    await expect(runMailer({ PGP_PUBLIC_KEY_FILE: file, ...env })).rejects.toThrow(
      /^PGP_SIGNING_KEY_FILE must hold a private key/,
    );
  });
});

describe('A file without a key for encryption stops the start and is named', () => {
  test.for([
    ['no key', async () => fileOf('no key')],
    ['a key that has ended', async () => (await staffKey(ended)).file],
    ['a key whose encryption subkey has ended', async () => (await staffKeyWithEndedSubkey()).file],
    ['a private key', async () => fileOf((await staffKey()).privateKey)],
  ] as const)('%s', async ([, make]) => {
    await expect(runMailer({ PGP_PUBLIC_KEY_FILE: await make() })).rejects.toThrow(
      /^PGP_PUBLIC_KEY_FILE must hold a key/,
    );
  });

  test('an expired certificate', async () => {
    await expect(runMailer({ SMIME_CERTIFICATE_FILE: certificate('staff-ended') })).rejects.toThrow(
      /^SMIME_CERTIFICATE_FILE must hold a key/,
    );
  });
});

describe('Every key of the file counts', () => {
  test('each valid one decrypts every mail, in one block or several', async () => {
    const keys = [await staffKey(), await staffKey()];
    const { smtp, mailer } = await runBoth({
      PGP_PUBLIC_KEY_FILE: fileOf(keys.map(({ publicKey }) => publicKey).join('\n')),
    });
    expect((await mailer.post(mail)).status).toBe(200);
    for (const { privateKey } of keys) {
      expect(await opened(smtp.accepted[0]?.raw, privateKey)).toContain('Dana Whitfield');
    }
  });

  test('each is logged by its fingerprint, and the used ones by the message', async () => {
    const good = await staffKey();
    const old = await staffKeyWithEndedSubkey();
    const { encryption, levelsOf } = await encryptionWith(old.publicKey + good.publicKey);
    const { fingerprints } = await encryption.encrypt(Buffer.from('a'));
    expect(fingerprints).toEqual([good.fingerprint]);
    expect(levelsOf(good.fingerprint)).toEqual(['info']);
    expect(levelsOf(old.fingerprint)).toEqual(['error']);
  });

  test('one that expires within 30 days causes a warning', async () => {
    const days = (count: number) => ({ keyExpirationTime: count * 86_400 });
    const soon = await staffKey({}, days(29));
    const later = await staffKey({}, days(31));
    const { encryption, levelsOf } = await encryptionWith(soon.publicKey + later.publicKey);
    expect(levelsOf(soon.fingerprint)).toEqual(['warn']);
    expect(levelsOf(later.fingerprint)).toEqual(['info']);
    const [end] = encryption.keys();
    expect(end?.goodUntil).toBeLessThan(Date.now() + 29.1 * 86_400_000);
  });

  test('one that is not valid yet, as from a clock ahead of ours, is reported and used once it is', async () => {
    const from = new Date('2100-01-01');
    const [now, later] = [await staffKey(), await staffKey({ date: from })];
    const { encryption, lines } = await encryptionWith(now.publicKey + later.publicKey);
    expect((await encryption.encrypt(Buffer.from('a'))).fingerprints).toEqual([now.fingerprint]);
    expect(lines.find(({ fingerprint }) => fingerprint === later.fingerprint)).toMatchObject({
      level: 40,
      from: from.toISOString(),
    });
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2100, 0, 2));
    onTestFinished(() => void clock.mockRestore());
    const { fingerprints } = await encryption.encrypt(Buffer.from('a'));
    expect(fingerprints).toEqual([now.fingerprint, later.fingerprint]);
  });

  test('the metrics report the days that each has left', async () => {
    const year = await staffKey({}, { keyExpirationTime: 365 * 86_400 });
    const endless = await staffKey();
    const old = await staffKeyWithEndedSubkey();
    const { mailer } = await runBoth({
      PGP_PUBLIC_KEY_FILE: fileOf(year.publicKey + endless.publicKey + old.publicKey),
    });
    const metrics = await (await fetch(mailer.metricsUrl)).text();
    expect(Number(daysLeft(metrics, year, 'encryption'))).toBeCloseTo(365, 0);
    expect(daysLeft(metrics, endless, 'encryption')).toBe('+Inf');
    expect(daysLeft(metrics, old, 'encryption')).toBe('-Inf');
  });
});

test('A key whose subkey expires while the mailer runs makes it not ready, and no mail leaves', async () => {
  const brief = await staffKey({}, { keyExpirationTime: 2 });
  const { smtp, mailer } = await runBoth({ PGP_PUBLIC_KEY_FILE: brief.file });
  expect((await mailer.post(mail)).status).toBe(200);
  await until(async () => (await mailer.post(mail)).status !== 200);
  const sent = smtp.accepted.length;
  expect(await reasonsOf(mailer.url)).toEqual([
    "mail can't be encrypted: no key of the staff is good",
  ]);
  const answer = await mailer.post(mail);
  expect([answer.status, answer.json.type]).toEqual([503, 'urn:milepost:problem:staff-key-ended']);
  expect(answer.headers.has('retry-after')).toBe(true);
  expect(smtp.accepted).toHaveLength(sent);
});

describe('Changed keys are loaded without a restart', () => {
  test('when the file is replaced', async () => {
    const [first, second] = [await staffKey(), await staffKey()];
    const { encryption, file } = await encryptionWith(first.publicKey);
    renameSync(second.file, file);
    await until(() => encryption.keys()[0]?.fingerprint === second.fingerprint);
    expect((await encryption.encrypt(Buffer.from('a'))).fingerprints).toEqual([second.fingerprint]);
  });

  test('on SIGHUP', async () => {
    const [first, second] = [await staffKey(), await staffKey()];
    const smtp = await runSmtp();
    const file = fileOf(first.publicKey);
    const { child, url, output } = await spawnMailer({
      SMTP_PORT: String(smtp.port),
      PGP_PUBLIC_KEY_FILE: file,
    });
    writeFileSync(file, second.publicKey);
    child.kill('SIGHUP');
    await until(() => output().includes(second.fingerprint));
    expect((await postTo(url, mail)).status).toBe(200);
    expect(await opened(smtp.accepted[0]?.raw, second.privateKey)).toContain('Dana');
  });

  test('but not if they are invalid: the previous ones stay, and the log says so', async () => {
    const first = await staffKey();
    const { encryption, file, lines } = await encryptionWith(first.publicKey);
    writeFileSync(file, first.publicKey.slice(0, 200));
    await encryption.reload();
    expect((await encryption.encrypt(Buffer.from('a'))).fingerprints).toEqual([first.fingerprint]);
    expect(lines.at(-1)).toMatchObject({ level: 50 });
  });
});

const certificateUrl = (name: string) => new URL(`certificates/${name}`, import.meta.url);
const certificate = (name: string) => certificateUrl(`${name}.pem`).pathname;
const derOf = (file: string) =>
  new Uint8Array(
    Buffer.from(
      readFileSync(certificateUrl(file), 'utf8').replace(/-----.*-----|\s/g, ''),
      'base64',
    ),
  );

describe("With the staff's S/MIME certificates configured", () => {
  test.for([
    ['staff-rsa', { name: 'RSA-OAEP', hash: 'SHA-256' }, 'decrypt'],
    ['staff-ec', { name: 'ECDH', namedCurve: 'P-256' }, 'deriveBits'],
  ] as const)('each holder can decrypt the whole message: %s', async ([name, kind, usage]) => {
    const both = ['staff-rsa', 'staff-ec'].map((file) => readFileSync(certificate(file), 'utf8'));
    const { smtp, mailer } = await runBoth({ SMIME_CERTIFICATE_FILE: fileOf(both.join('')) });
    const personal = { ...mail, subject: 'New Application - Dana Whitfield' };
    expect((await mailer.post(personal)).status).toBe(200);
    expect(smtp.clearText()).not.toMatch(/Dana|Application/);

    const outside = await PostalMime.parse(smtp.accepted[0]?.raw ?? '');
    expect(outside.subject).toBe('[...]');
    const [sealed] = outside.attachments;
    expect(sealed?.mimeType).toBe('application/pkcs7-mime');
    const info = pkijs.ContentInfo.fromBER(new Uint8Array(sealed?.content as ArrayBuffer));
    const data = new pkijs.EnvelopedData({ schema: info.content });
    const content = await data.decrypt(['staff-rsa', 'staff-ec'].indexOf(name), {
      recipientCertificate: pkijs.Certificate.fromBER(derOf(`${name}.pem`)),
      recipientPrivateKey: await crypto.subtle.importKey(
        'pkcs8',
        derOf(`${name}.key`),
        kind,
        true,
        [usage],
      ),
    });
    const inside = await PostalMime.parse(content);
    expect(inside.subject).toBe(personal.subject);
    expect(inside.html).toContain('Dana Whitfield</td>');
  });

  test('one that is not valid yet is reported, and used once it is', async () => {
    const texts = ['staff-ec', 'staff-later'].map((name) =>
      readFileSync(certificate(name), 'utf8'),
    );
    const { encryption, lines } = await encryptionWith(texts.join(''), readCertificates);
    const [now, later] = encryption.keys().map(({ fingerprint }) => fingerprint);
    expect((await encryption.encrypt(Buffer.from('a'))).fingerprints).toEqual([now]);
    expect(lines.find(({ fingerprint }) => fingerprint === later)).toMatchObject({
      level: 40,
      from: '2100-01-01T00:00:00.000Z',
    });
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2100, 0, 2));
    onTestFinished(() => void clock.mockRestore());
    expect((await encryption.encrypt(Buffer.from('a'))).fingerprints).toEqual([now, later]);
  });

  test('they and OpenPGP keys together are refused', async () => {
    const { file } = await staffKey();
    await expect(
      runMailer({ PGP_PUBLIC_KEY_FILE: file, SMIME_CERTIFICATE_FILE: certificate('staff-rsa') }),
    ).rejects.toThrow(/^SMIME_CERTIFICATE_FILE must not be set/);
  });
});
