import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimMail } from '../src/mail/claim.ts';
import { contactMail } from '../src/mail/contact.ts';
import type { SendEmailRequest } from '../src/mail/index.ts';
import { paymentMail } from '../src/mail/payment.ts';
import { payoffMail } from '../src/mail/payoff.ts';
import { preQualifyMail } from '../src/mail/pre-qualify.ts';
import { recognizeMail } from '../src/mail/recognize.ts';
import { hostileText } from './hostile.ts';

const at = new Date('2026-11-21T17:05:09Z');
const typed = fc.oneof(hostileText, fc.string({ unit: 'binary' }), fc.constant('A <b>x</b></td>'));
const person = { name: typed, email: typed, phone: typed };
const amount = fc.double({ min: 0.01, max: 1e6, noNaN: true });
const account = { accountNumber: typed, amount };

/** Mails of every form, whatever was typed into it. */
const mails: readonly (readonly [form: string, mail: fc.Arbitrary<SendEmailRequest>])[] = [
  [
    'payoff',
    fc
      .record({ account: typed, name: typed, ssn: typed, email: typed, payoffDate: typed })
      .map((value) => payoffMail(value, at)),
  ],
  [
    'pre-qualify',
    fc
      .record({
        ...{ firstName: typed, lastName: typed, email: typed, phone: typed, ssn: typed },
        loanAmount: amount,
        employmentStatus: fc.constantFrom('employed', 'selfemployed'),
        monthlyIncome: fc.constantFrom('5000+'),
      })
      .map((value) => preQualifyMail(value as Parameters<typeof preQualifyMail>[0], at)),
  ],
  [
    'payment',
    fc
      .record({ ...account, cardNumber: typed, expiry: typed })
      .map((value) => paymentMail({ ...value, paymentMethod: 'debit' }, at)),
  ],
  [
    'payment',
    fc
      .record({ ...account, routingNumber: typed, bankAccountNumber: typed })
      .map((value) => paymentMail({ ...value, paymentMethod: 'ach' }, at)),
  ],
  [
    'claim',
    fc
      .record({
        ...person,
        ...{ accountNumber: typed, incidentDate: typed, description: typed, claimNumber: typed },
      })
      .map((value) => claimMail(value, at)),
  ],
  ['contact', fc.record({ ...person, message: typed }).map((value) => contactMail(value, at))],
];

test.for(mails)('every mail of the form %s is known, whatever was typed', ([form, mail]) => {
  fc.assert(fc.property(mail, (made) => recognizeMail(made) === form));
});

test('a mail that ends in the reference of a receipt is known', () => {
  const [[, payoff]] = mails as unknown as [(typeof mails)[number]];
  fc.assert(
    fc.property(payoff, (made) => {
      const html = `${made.html}<p>Reference: Q-QQDNN-ND7C2</p>`;
      return recognizeMail({ ...made, html }) === 'payoff';
    }),
  );
});

describe('a mail that no form makes is not', () => {
  const real = payoffMail(
    { account: '1', name: 'Dana', ssn: '0123', email: 'd@a.example', payoffDate: '2026-12-04' },
    at,
  );
  const application = preQualifyMail(
    {
      ...{ firstName: 'Dana', lastName: 'Whitfield', email: 'd@a.example', phone: '2135550100' },
      ...{ ssn: '0123', loanAmount: 1, employmentStatus: 'employed', monthlyIncome: '5000+' },
    },
    at,
  );
  const html = (from: string | RegExp, to: string) => ({
    ...real,
    html: real.html.replace(from, to),
  });
  test.for<readonly [what: string, mail: SendEmailRequest]>([
    ['free text', { ...real, html: '<p>Please pay this invoice.</p>' }],
    ['another subject', { ...real, subject: 'Urgent: wire transfer' }],
    ['the subject of another form', { ...real, subject: 'New Payment Submission' }],
    ['another heading', html('<h1>New Payoff', '<h1>Approved Payoff')],
    ['a row more', html('</tbody>', '<tr><th scope="row">Approved</th><td>Yes</td></tr></tbody>')],
    ['a row less', html(/<tr>.*?<\/tr>/, '')],
    ['another label', html('Full name', 'Full name of the manager')],
    ['other markup in an answer', html('Dana', '<strong>Dana</strong>')],
    ['a foreign link in an answer', html('Dana', '<a href="https://evil.example">Dana</a>')],
    ['a table in an answer', html('Dana', '<table><tbody><tr><td>x</td></tr></tbody></table>')],
    ['words before', { ...real, html: `Hello ${real.html}` }],
    ['words after', { ...real, html: `${real.html}<p>Call 900-555-0100</p>` }],
    ['words after a reference', { ...real, html: `${real.html}<p>Reference: Q-AAAAA-AAAAA</p>x` }],
    ['the name of someone else', { ...real, name: 'The chief executive' }],
    ['no name', { to: real.to, subject: real.subject, html: real.html }],
    ['a name where the form gives none', { ...application, name: 'Dana' }],
    [
      'a subject with another name',
      { ...application, subject: 'New Pre-Qualification Application - The chief' },
    ],
  ])('%s', ([, mail]) => {
    expect(recognizeMail(real)).toBe('payoff');
    expect(recognizeMail(application)).toBe('pre-qualify');
    expect(recognizeMail(mail)).toBeUndefined();
  });

  test('and hostile HTML is judged in a time that grows with its length alone', () => {
    for (const part of ['<td>', '<td><br>', '<td><a href="tel:1">', 'x<td>y', '</td>']) {
      expect(recognizeMail({ ...real, html: part.repeat(Math.floor(32_768 / part.length)) })).toBe(
        undefined,
      );
    }
  });
});
