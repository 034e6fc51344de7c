import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { achPermission } from '@milepost/domain/content/ach-permission';
import { paymentWay } from '@milepost/domain/facts/fees';
import { claimForm } from '@milepost/domain/forms/claim';
import { contactForm } from '@milepost/domain/forms/contact';
import { paymentForm } from '@milepost/domain/forms/payment';
import { payoffForm } from '@milepost/domain/forms/payoff';
import { preQualifyForm } from '@milepost/domain/forms/pre-qualify';
import { localDate } from '@milepost/domain/input';
import type { SendEmailRequest } from '@milepost/domain/mail';
import { mailedForms } from '@milepost/domain/mail/recognize';
import { type ReferenceKind, reference, withReference } from '@milepost/domain/mail/reference';
import { costOf } from '@milepost/domain/tools/fee-finder';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runBoth } from './running.ts';

/** GnuPG with its own keyring, which has a new key pair. */
function gpgOf(user: string) {
  const home = mkdtempSync(join(tmpdir(), 'gpg-'));
  const env = { ...process.env, GNUPGHOME: home, LC_ALL: 'C' };
  const gpg = (...args: readonly string[]) =>
    execFileSync('gpg', ['--batch', '--quiet', ...args], { env, encoding: 'utf8' });
  const fileOf = (text: string) => {
    const file = join(home, randomUUID());
    writeFileSync(file, text);
    return file;
  };
  gpg('--passphrase', '', '--quick-generate-key', user, 'future-default', 'default', '2y');
  const [, fingerprint = ''] =
    /^fpr:+([\dA-F]{40}):/m.exec(gpg('--with-colons', '--list-keys', user)) ?? [];
  return {
    fingerprint,
    publicKeyFile: fileOf(gpg('--armor', '--export', user)),
    privateKeyFile: () => fileOf(gpg('--armor', '--export-secret-keys', user)),
    trust: (publicKeyFile: string) => gpg('--import', publicKeyFile),
    /** Decrypts an armored message, and lists what GnuPG reports about it, one status a line. */
    decrypt: (armored: string) => {
      const args = ['--batch', '--status-fd', '3', '--decrypt'];
      const { output } = spawnSync('gpg', args, {
        ...{ env, encoding: 'utf8', input: armored },
        stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
      });
      const [, content, , status] = output;
      return { content: content ?? '', status: (status ?? '').split('\n') };
    },
    stop: () => execFileSync('gpgconf', ['--kill', 'all'], { env }),
  };
}

let staff: ReturnType<typeof gpgOf>;
let website: ReturnType<typeof gpgOf>;
beforeAll(() => {
  staff = gpgOf('Staff <staff@milepost.example>');
  website = gpgOf('Milepost website <website@milepost.example>');
  staff.trust(website.publicKeyFile);
});
afterAll(() => {
  staff.stop();
  website.stop();
});

const at = new Date('2026-11-26T17:05:09Z');
const person = { name: 'Dana Whitfield', email: 'dana@example.com', phone: '(213) 555-0100' };
const payment = { accountNumber: '10045 8821', amount: 425.5 };
const debit = {
  ...payment,
  paymentMethod: 'debit',
  ...{ cardNumber: '4111 1111 1111 1111', expiry: '08/30', cvv: '739' },
} as const;
const ach = {
  ...payment,
  paymentMethod: 'ach',
  ...{ routingNumber: '122105155', bankAccountNumber: '000123456789' },
} as const;

/** What the page shows for a card payment as long as the visitor's state is unknown. */
const cardCost = costOf(paymentWay('debit-online'));

interface Case {
  readonly form: (typeof mailedForms)[number];
  readonly kind: ReferenceKind;
  /** What the site posts, without the reference. */
  readonly mail: () => Promise<SendEmailRequest>;
  readonly subject: string;
  readonly replyTo: string | undefined;
  /** Lines of the mail's text, beside the reference. */
  readonly lines: readonly string[];
  /** What nobody may read without a key. */
  readonly secrets: readonly string[];
}

const cases: Readonly<Record<string, Case>> = {
  'a payoff quote request': {
    form: 'payoff',
    kind: payoffForm.referenceKind,
    mail: async () =>
      (await payoffForm.mail())(
        { ...person, account: '10045 8821', ssn: '4821', payoffDate: '2026-12-04' },
        at,
      ),
    subject: 'New Payoff Quote Request',
    replyTo: person.email,
    lines: [
      'Account number: 10045 8821',
      'Full name: Dana Whitfield',
      'Requested payoff date: December 4, 2026',
    ],
    secrets: ['Whitfield', 'Payoff Quote', '10045 8821'],
  },
  'a pre-qualification': {
    form: 'pre-qualify',
    kind: preQualifyForm.referenceKind,
    mail: async () =>
      (await preQualifyForm.mail())(
        {
          ...{ firstName: 'Zoë', lastName: 'Nuñez-李', email: person.email, phone: person.phone },
          ...{ ssn: '4821', loanAmount: 15_000 },
          ...{ employmentStatus: 'selfemployed', monthlyIncome: '5000+' },
        },
        at,
      ),
    subject: 'New Pre-Qualification Application - Zoë Nuñez-李',
    replyTo: person.email,
    lines: ['Last name: Nuñez-李', 'Submitted: November 26, 2026 at 9:05:09 AM PST'],
    secrets: ['Nuñez-李', 'Application', '555-0100'],
  },
  'a payment by card': {
    form: 'payment',
    kind: paymentForm.referenceKind,
    mail: async () => (await paymentForm.mail())(debit, at, cardCost),
    subject: 'New Payment Submission',
    replyTo: undefined,
    lines: [
      'Payment amount: $425.50',
      'Card number: 4111 1111 1111 1111',
      'Fee shown to the customer: $5.00. Free in some states.',
      'The customer gave no address that a reply to this mail could go to.',
    ],
    secrets: ['New Payment', '4111 1111', '10045 8821'],
  },
  'a payment from a bank account': {
    form: 'payment',
    kind: paymentForm.referenceKind,
    mail: async () => (await paymentForm.mail())(ach, at, cardCost),
    subject: 'New Payment Submission',
    replyTo: undefined,
    lines: [
      'Routing number: 122105155',
      'Bank account number: 000123456789',
      'Fee shown to the customer: Free.',
      `Permission given online on November 26, 2026 at 9:05:09 AM PST: ${achPermission({ ...ach, on: localDate(at) })}`,
      'The customer gave no address that a reply to this mail could go to.',
    ],
    secrets: ['New Payment', '122105155', '000123456789'],
  },
  'an insurance claim': {
    form: 'claim',
    kind: claimForm.referenceKind,
    mail: async () =>
      (await claimForm.mail())(
        {
          ...{ ...person, accountNumber: '10045 8821', incidentDate: '2026-11-02' },
          ...{ description: 'A deer.\n\nThe front is bent.', claimNumber: 'CL-77' },
        },
        at,
      ),
    subject: 'New Insurance Claim',
    replyTo: person.email,
    lines: ['Date of incident: November 2, 2026', 'Insurance claim number: CL-77'],
    secrets: ['Whitfield', 'Insurance', 'The front is bent'],
  },
  'a message': {
    form: 'contact',
    kind: contactForm.referenceKind,
    mail: async () =>
      (await contactForm.mail())({ ...person, message: 'Please call me.\nAfter six.' }, at),
    subject: 'New Contact Message',
    replyTo: person.email,
    lines: ['Name: Dana Whitfield', 'After six.'],
    secrets: ['Whitfield', 'Contact Message', 'Please call me'],
  },
};

test('A case below covers each form that can be mailed', () => {
  const covered = Object.values(cases).map(({ form }) => form);
  expect([...new Set(covered)].toSorted()).toEqual(mailedForms.toSorted());
});

describe('GnuPG and a MIME reader open the encrypted and signed mail of', () => {
  test.for(Object.entries(cases))('%s', async ([, posted]) => {
    const { smtp, mailer } = await runBoth({
      PGP_PUBLIC_KEY_FILE: staff.publicKeyFile,
      PGP_SIGNING_KEY_FILE: website.privateKeyFile(),
      MAILED_FORMS: mailedForms.join(),
      UNKNOWN_MAIL: 'refuse',
    });
    const key = randomUUID();
    const number = reference(key, posted.kind);
    const body = withReference(await posted.mail(), number);
    expect((await mailer.postWithKey(key, body)).status).toBe(200);
    const replyTo = posted.replyTo && [{ name: '', address: posted.replyTo }];

    const raw = smtp.accepted[0]?.raw ?? '';
    for (const secret of posted.secrets) {
      expect(smtp.clearText()).not.toContain(secret);
      expect(smtp.clearText()).not.toContain(Buffer.from(secret).toString('base64').slice(0, -3));
    }
    const outside = await PostalMime.parse(raw);
    expect(outside.subject).toBe(`[...] ${number}`);
    expect(outside.replyTo).toEqual(replyTo);

    const armored = new TextDecoder().decode(outside.attachments[1]?.content as ArrayBuffer);
    const { content, status } = staff.decrypt(armored);
    expect(status).toContain('[GNUPG:] DECRYPTION_OKAY');
    expect(status).toContain('[GNUPG:] GOODMDC');
    expect(status.find((line) => line.startsWith('[GNUPG:] VALIDSIG'))).toContain(
      website.fingerprint,
    );

    const inside = await PostalMime.parse(content);
    expect(inside.subject).toBe(posted.subject);
    expect(inside.replyTo).toEqual(replyTo);
    expect(inside.messageId).toBe(outside.messageId);
    const [type = ''] = /^Content-Type: .*(?:\r?\n[ \t].*)*/m.exec(content) ?? [];
    expect(type).toMatch(/;\s*hp="cipher"/);
    expect(type).toMatch(/;\s*protected-headers="v1"/);
    const lines = inside.text?.split(/\r?\n/).map((line) => line.trim());
    for (const line of [...posted.lines, `Reference: ${number}`]) expect(lines).toContain(line);
    expect(inside.html).toContain(`Reference: ${number}</p>`);
  });
});
