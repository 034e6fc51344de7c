import { type } from 'arktype';
import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { achPermission } from '../src/content/ach-permission.ts';
import { company } from '../src/facts/company.ts';
import { claimMail } from '../src/forms/claim/mail.ts';
import { type Claim, claimRules } from '../src/forms/claim/rules.ts';
import { contactMail } from '../src/forms/contact/mail.ts';
import { type Contact, contactRules } from '../src/forms/contact/rules.ts';
import {
  type MailablePayment,
  paymentMail,
  withoutSecurityCode,
} from '../src/forms/payment/mail.ts';
import { type Payment, paymentRules } from '../src/forms/payment/rules.ts';
import { payoffMail } from '../src/forms/payoff/mail.ts';
import { type Payoff, payoffRules } from '../src/forms/payoff/rules.ts';
import { preQualifyMail } from '../src/forms/pre-qualify/mail.ts';
import { type PreQualify, preQualifyRules } from '../src/forms/pre-qualify/rules.ts';
import { type SendEmailRequest, sendEmailRequest } from '../src/mail/index.ts';
import { hostile, hostileText } from './hostile.ts';

const at = new Date('2026-11-21T17:05:09Z');

const payoff: Payoff = {
  account: '10045 8821',
  name: "Dana O'Neil",
  ssn: '0123',
  email: "o'neil@example.com",
  payoffDate: '2026-12-04',
};
const preQualify: PreQualify = {
  firstName: 'Dana',
  lastName: 'Whitfield & Son',
  email: 'dana@example.com',
  phone: '(213) 555-0100',
  ssn: '0123',
  loanAmount: 15_250.5,
  employmentStatus: 'selfemployed',
  monthlyIncome: '5000+',
};
const debit: Payment = {
  accountNumber: '10045-8821',
  amount: 1234.5,
  paymentMethod: 'debit',
  cardNumber: '4388 5760 1841 0707',
  expiry: '08/27',
  cvv: '987',
};
const ach: Payment = {
  accountNumber: '10045-8821',
  amount: 425,
  paymentMethod: 'ach',
  routingNumber: '021000021',
  bankAccountNumber: '000123456789',
};
const claim: Claim = {
  accountNumber: '10045-8821',
  name: 'Dana Whitfield',
  phone: '+44 20 7946 0000',
  email: 'dana@example.com',
  incidentDate: '2026-11-02',
  description: 'A deer <ran> out.\r\nThe "hood" is bent.',
  claimNumber: '',
};
const contact: Contact = {
  name: 'Dana Whitfield',
  email: 'a?cc=eve@example.com',
  phone: '2135550100',
  message: 'One line.\n\nAnother & one.',
};

/** The rows of an email's table, as label and cell. */
const rows = ({ html }: SendEmailRequest) =>
  [...html.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><\/tr>/gs)].map(
    ([, label, value]) => [label, value],
  );

const dana = '<a href="mailto:dana@example.com">dana@example.com</a>';

describe('each email has the answers of its form, in the order of the form', () => {
  test("payoff, with the requester's name", () => {
    const mail = payoffMail(payoff, at);
    expect({ ...mail, html: rows(mail) }).toEqual({
      to: company.mailboxes.info,
      subject: 'New Payoff Quote Request',
      html: [
        ['Account number', '10045 8821'],
        ['Full name', 'Dana O&#39;Neil'],
        ['Last 4 digits of SSN', '0123'],
        ['Email', '<a href="mailto:o&#39;neil@example.com">o&#39;neil@example.com</a>'],
        ['Requested payoff date', '<time datetime="2026-12-04">December 4, 2026</time>'],
      ],
      name: "Dana O'Neil",
    });
  });

  test("pre-qualify, with the applicant's name in its subject and the time of submission", () => {
    const mail = preQualifyMail(preQualify, at);
    expect({ ...mail, html: rows(mail) }).toEqual({
      to: company.mailboxes.info,
      subject: 'New Pre-Qualification Application - Dana Whitfield & Son',
      html: [
        ['First name', 'Dana'],
        ['Last name', 'Whitfield &amp; Son'],
        ['Email', dana],
        ['Phone number', '<a href="tel:+12135550100">(213) 555-0100</a>'],
        ['Last 4 digits of SSN', '0123'],
        ['Loan amount', '$15,250.50'],
        ['Employment status', 'Self-employed'],
        ['Monthly income', '$5,000 or more'],
        [
          'Submitted',
          '<time datetime="2026-11-21T17:05:09.000Z">November 21, 2026 at 9:05:09 AM PST</time>',
        ],
      ],
    });
  });

  test('payment by debit card, without the security code', () => {
    const mail = paymentMail(withoutSecurityCode(debit), at);
    expect({ ...mail, html: rows(mail) }).toEqual({
      to: company.mailboxes.info,
      subject: 'New Payment Submission',
      html: [
        ['Account number', '10045-8821'],
        ['Payment amount', '$1,234.50'],
        ['Payment method', 'Debit Card'],
        ['Card number', '4388 5760 1841 0707'],
        ['Expiration date', '08/27'],
      ],
    });
  });

  test('a phone number with an extension dials the number and shows the extension', () => {
    const { html } = contactMail(
      {
        ...{ name: 'Dana', email: 'dana@example.com', message: 'Please call.' },
        phone: '213-555-0100x12',
      },
      at,
    );
    expect(html).toContain('<td><a href="tel:+12135550100">213-555-0100</a> ext. 12</td>');
  });

  test('payment from a bank account', () => {
    const mail = paymentMail(withoutSecurityCode(ach), at);
    expect({ ...mail, html: rows(mail) }).toEqual({
      to: company.mailboxes.info,
      subject: 'New Payment Submission',
      html: [
        ['Account number', '10045-8821'],
        ['Payment amount', '$425.00'],
        ['Payment method', 'ACH Transfer'],
        ['Routing number', '021000021'],
        ['Bank account number', '000123456789'],
      ],
    });
  });

  test('a payment states the fee that the page showed and the permission that the visitor gave', () => {
    const notes = ({ html }: SendEmailRequest) =>
      [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, note]) => note);
    expect(notes(paymentMail(withoutSecurityCode(debit), at))).toEqual([
      'Fee shown to the customer: $5.00. Free in some states.',
    ]);
    expect(
      notes(paymentMail(withoutSecurityCode(debit), at, { kind: 'free', because: 'state' })),
    ).toEqual(['Fee shown to the customer: Free.']);
    const [fee, permission] = notes(paymentMail(withoutSecurityCode(ach), at));
    expect(fee).toBe('Fee shown to the customer: Free.');
    expect(permission).toBe(
      `Permission given online on <time datetime="2026-11-21T17:05:09.000Z">November 21, 2026 at 9:05:09 AM PST</time>: ${achPermission({ ...ach, on: '2026-11-21' })}`,
    );
  });

  test('claim', () => {
    const mail = claimMail(claim, at);
    expect({ ...mail, html: rows(mail) }).toEqual({
      to: company.mailboxes.info,
      subject: 'New Insurance Claim',
      html: [
        ['Account number', '10045-8821'],
        ['Full name', 'Dana Whitfield'],
        ['Phone number', '<a href="tel:+442079460000">+44 20 7946 0000</a>'],
        ['Email', dana],
        ['Date of incident', '<time datetime="2026-11-02">November 2, 2026</time>'],
        ['Claim description', 'A deer &lt;ran&gt; out.<br>The &quot;hood&quot; is bent.'],
        ['Insurance claim number', 'Not given'],
      ],
      name: 'Dana Whitfield',
    });
  });

  test("contact, whose address can't add a header to the reply", () => {
    const mail = contactMail(contact, at);
    expect({ ...mail, html: rows(mail) }).toEqual({
      to: company.mailboxes.info,
      subject: 'New Contact Message',
      html: [
        ['Name', 'Dana Whitfield'],
        ['Email', '<a href="mailto:a%3Fcc%3Deve@example.com">a?cc=eve@example.com</a>'],
        ['Phone number', '<a href="tel:+12135550100">2135550100</a>'],
        ['Message', 'One line.<br><br>Another &amp; one.'],
      ],
      name: 'Dana Whitfield',
    });
  });
});

describe('the security code', () => {
  test('is not a field of the emailed payment', () => {
    expectTypeOf<Payment>().not.toExtend<MailablePayment>();
    expectTypeOf<typeof debit & { cvv: string }>().not.toExtend<
      Parameters<typeof paymentMail>[0]
    >();
    expectTypeOf(withoutSecurityCode).returns.toExtend<Parameters<typeof paymentMail>[0]>();
  });

  test('is removed from the value, and in no email', () => {
    expect(withoutSecurityCode(debit)).not.toHaveProperty('cvv');
    expect(JSON.stringify(paymentMail(withoutSecurityCode(debit), at))).not.toContain('987');
  });
});

/** Every form's path from answers to email; `undefined` if the answers are refused. */
const ways: [string, object, (answers: unknown) => SendEmailRequest | undefined][] = [
  [
    'payoff',
    payoff,
    (answers) => {
      const result = payoffRules.validate(answers);
      return result.ok ? payoffMail(result.value, at) : undefined;
    },
  ],
  [
    'pre-qualify',
    preQualify,
    (answers) => {
      const result = preQualifyRules.validate(answers);
      return result.ok ? preQualifyMail(result.value, at) : undefined;
    },
  ],
  [
    'debit payment',
    debit,
    (answers) => {
      const result = paymentRules.validate(answers);
      return result.ok ? paymentMail(withoutSecurityCode(result.value), at) : undefined;
    },
  ],
  [
    'ach payment',
    ach,
    (answers) => {
      const result = paymentRules.validate(answers);
      return result.ok ? paymentMail(withoutSecurityCode(result.value), at) : undefined;
    },
  ],
  [
    'claim',
    claim,
    (answers) => {
      const result = claimRules.validate(answers);
      return result.ok ? claimMail(result.value, at) : undefined;
    },
  ],
  [
    'contact',
    contact,
    (answers) => {
      const result = contactRules.validate(answers);
      return result.ok ? contactMail(result.value, at) : undefined;
    },
  ],
];

/** Control characters, lone surrogates, line separators and bidirectional controls. */
const visibleOnly = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;
/**
 * The only allowed shape of an email's table. Values have no other tag and no bare `<`, `>` or
 * quote.
 */
const shape =
  /^<h1>[^<>"']*<\/h1><table><tbody>(?:<tr><th scope="row">[^<>"']*<\/th><td>(?:[^<>"']|<br>|<a href="(?:mailto|tel):[^<>"'\s]*">[^<>"']*<\/a>|<time datetime="[^<>"']*">[^<>"']*<\/time>)*<\/td><\/tr>)+<\/tbody><\/table>(?:<p>(?:[^<>"']|<time datetime="[^<>"']*">[^<>"']*<\/time>)+<\/p>)*$/;

const isHarmless = (mail: SendEmailRequest) => {
  expect(mail.to).toBe(company.mailboxes.info);
  expect(mail.subject).toMatch(visibleOnly);
  expect(mail.name ?? '').toMatch(visibleOnly);
  expect(mail.html).toMatch(visibleOnly);
  expect(mail.html).toMatch(shape);
  expect(mail.html).not.toMatch(/&(?!(?:amp|lt|gt|quot|#39);)/);
};

describe.each(ways)('every email of a %s', (_, good, mailFor) => {
  test('is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: { 'no-raw-characters': 'error' },
    });
    const report = await validator.validateString(mailFor(good)?.html ?? '');
    expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
  });

  test('is accepted by the mailer, whatever its fields contain', () => {
    // A few answers at once: a form with an invalid answer in every field becomes no email.
    const spoiled = fc
      .subarray(Object.keys(good), { minLength: 1, maxLength: 2 })
      .chain((fields) => fc.record(Object.fromEntries(fields.map((field) => [field, hostile]))));
    const answers = spoiled.map((bad) => ({ ...good, ...bad }));
    fc.assert(
      fc.property(answers, (typed) => {
        const mail = mailFor(typed);
        fc.pre(mail !== undefined);
        expect(sendEmailRequest(mail)).not.toBeInstanceOf(type.errors);
        isHarmless(mail);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the longest answers that are clean', () => {
  const widest = (length: number) => '"'.repeat(length);
  const email = `${"'".repeat(243)}@example.com`;

  test.each([
    ['payoff', { account: widest(100), name: widest(100), email }],
    ['pre-qualify', { firstName: widest(50), lastName: widest(50), email }],
    ['debit payment', { accountNumber: widest(20) }],
    ['claim', { name: widest(100), description: widest(3000), claimNumber: widest(100), email }],
    ['contact', { name: widest(100), message: widest(1000), email }],
  ])('fit into the email of a %s', (way, longest) => {
    const [, good, mailFor] = ways.find(([name]) => name === way) ?? [];
    const mail = mailFor?.({ ...good, ...longest });
    expect(mail).toBeDefined();
    expect(sendEmailRequest(mail)).toEqual(mail);
  });
});

describe('an email function with unvalidated values', () => {
  const unchecked = (good: object, change: object) => ({ ...good, ...change });

  test.each([
    ['payoff', payoff, payoffMail],
    ['pre-qualify', preQualify, preQualifyMail],
    ['debit payment', debit, paymentMail],
    ['ach payment', ach, paymentMail],
    ['claim', claim, claimMail],
    ['contact', contact, contactMail],
  ] as [string, object, (value: object, at: Date) => SendEmailRequest][])(
    '%s: still escapes all of it',
    (_, good, mailOf) => {
      const fields = Object.entries(good)
        .filter(([field, value]) => typeof value === 'string' && field !== 'paymentMethod')
        .map(([field]) => field);
      fc.assert(
        fc.property(fc.constantFrom(...fields), hostileText, (field, value) => {
          isHarmless(mailOf(unchecked(good, { [field]: value }), at));
        }),
        { numRuns: 200 },
      );
    },
  );

  test('refuses an invalid date', () => {
    expect(() => preQualifyMail(preQualify, new Date(Number.NaN))).toThrow(RangeError);
  });
});
