import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withRelease } from '../released-shapes.ts';
import { paymentWays } from '../src/facts/fees.ts';
import { type StateCode, stateNames } from '../src/facts/states.ts';
import { claimMail } from '../src/forms/claim/mail.ts';
import { contactMail } from '../src/forms/contact/mail.ts';
import { paymentMail } from '../src/forms/payment/mail.ts';
import { paymentFormWithoutCode } from '../src/forms/payment-without-code/form.ts';
import { payoffMail } from '../src/forms/payoff/mail.ts';
import { preQualifyMail } from '../src/forms/pre-qualify/mail.ts';
import type { SendEmailRequest } from '../src/mail/index.ts';
import { recognizeMail } from '../src/mail/recognize.ts';
import { withReference } from '../src/mail/reference.ts';
import { currentShapes, shapeOf } from '../src/mail/shapes.ts';
import { costOf } from '../src/tools/fee-finder.ts';
import { hostileText } from './hostile.ts';

const at = new Date('2026-11-21T17:05:09Z');
const typed = fc.oneof(hostileText, fc.string({ unit: 'binary' }), fc.constant('A <b>x</b></td>'));
const person = { name: typed, email: typed, phone: typed };
const amount = fc.double({ min: 0.01, max: 1e6, noNaN: true });
const account = { accountNumber: typed, amount };

/** Emails of every form, with any answers. */
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

test.for(mails)(
  'recognizeMail knows every email of the form %s, whatever was typed',
  ([form, mail]) => {
    fc.assert(fc.property(mail, (made) => recognizeMail(made)?.form === form));
  },
);

test('recognizeMail knows the email of a payment whose security code was not asked for', async () => {
  const [rules, mailOf] = await Promise.all([
    paymentFormWithoutCode.rules(),
    paymentFormWithoutCode.mail(),
  ]);
  const answers = { accountNumber: '10045 8821', amount: '425', paymentMethod: 'debit' };
  const result = rules.validate({ ...answers, cardNumber: '4111111111111111', expiry: '0829' });
  if (!result.ok) throw new Error(result.issues[0].message);
  expect(recognizeMail(mailOf(result.value, at, undefined))?.form).toBe('payment');
});

test('recognizeMail finds the reference of the receipt', () => {
  const [[, payoff]] = mails as unknown as [(typeof mails)[number]];
  fc.assert(
    fc.property(payoff, (made) => {
      const found = recognizeMail(withReference(made, 'Q-QQDNN-ND7C2'));
      return found?.form === 'payoff' && found.reference === 'Q-QQDNN-ND7C2';
    }),
  );
});

test('recognizeMail finds the email address if the form asks for one', () => {
  const email = 'd@a.example';
  const answers = { account: '1', name: email, ssn: '0123', email, payoffDate: '2026-12-04' };
  expect(recognizeMail(payoffMail(answers, at))?.email).toBe(email);
  const payment = { accountNumber: email, amount: 1, cardNumber: '4', expiry: '08/27' };
  expect(recognizeMail(paymentMail({ ...payment, paymentMethod: 'debit' }, at))).toEqual({
    form: 'payment',
  });
});

test('recognizeMail knows a payment for any fee that the page showed', () => {
  const costs = paymentWays.flatMap((way) => [
    costOf(way),
    ...Object.keys(stateNames).map((state) => costOf(way, state as StateCode)),
  ]);
  const card = { accountNumber: '1', amount: 1, cardNumber: '4', expiry: '08/27' };
  for (const cost of [undefined, ...costs]) {
    expect(recognizeMail(paymentMail({ ...card, paymentMethod: 'debit' }, at, cost))?.form).toBe(
      'payment',
    );
  }
});

test('recognizeMail knows an email of the last release after a label has changed', () => {
  const answers = { account: '1', name: 'Dana', ssn: '0123', email: 'd@a.example' };
  const mail = payoffMail({ ...answers, payoffDate: '2026-12-04' }, at);
  const old = { ...mail, html: mail.html.replace('Full name', 'Name') };
  expect(recognizeMail(old, currentShapes())).toBeUndefined();
  // The label changes after release 1; release 2 is made, and its script runs twice.
  let releases = withRelease({}, '1.0.0', [shapeOf('payoff', old)]);
  for (const version of ['2.0.0', '2.0.0']) {
    releases = withRelease(releases, version, currentShapes());
  }
  const known = [...currentShapes(), ...Object.values(releases).flat()];
  expect(recognizeMail(old, known)?.form).toBe('payoff');
  expect(Object.keys(withRelease(releases, '3.0.0', []))).toEqual(['3.0.0', '2.0.0']);
});

describe('recognizeMail refuses an email that no form makes', () => {
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
  const payment = paymentMail(
    { accountNumber: '1', amount: 1, paymentMethod: 'debit', cardNumber: '4', expiry: '08/27' },
    at,
  );
  const paragraph = (from: string, to: string) => ({
    ...payment,
    html: payment.html.replace(from, to),
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
    ['words in a paragraph that a form writes', paragraph('Fee shown', 'Approved. Fee shown')],
    ['an amount with words in it', paragraph('$5.00', '$5.00 a month')],
    ['a reference that is none', { ...real, html: `${real.html}<p>Reference: Q-AAAAA-AAAAA</p>` }],
    ['words after a reference', { ...real, html: `${real.html}<p>Reference: Q-AAAAA-AAAAA</p>x` }],
    ['the name of someone else', { ...real, name: 'The chief executive' }],
    ['no name', { to: real.to, subject: real.subject, html: real.html }],
    ['a name where the form gives none', { ...application, name: 'Dana' }],
    [
      'a subject with another name',
      { ...application, subject: 'New Pre-Qualification Application - The chief' },
    ],
  ])('%s', ([, mail]) => {
    expect(recognizeMail(real)?.form).toBe('payoff');
    expect(recognizeMail(application)?.form).toBe('pre-qualify');
    expect(recognizeMail(mail)).toBeUndefined();
  });

  test('recognizeMail takes time linear in the length of hostile HTML', () => {
    for (const part of ['<td>', '<td><br>', '<td><a href="tel:1">', 'x<td>y', '</td>']) {
      expect(recognizeMail({ ...real, html: part.repeat(Math.floor(32_768 / part.length)) })).toBe(
        undefined,
      );
    }
  });
});
