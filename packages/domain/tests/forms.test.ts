import { describe, expect, test } from 'vitest';
import { claimForm } from '../src/forms/claim/form.ts';
import { claimRules } from '../src/forms/claim/rules.ts';
import { contactForm } from '../src/forms/contact/form.ts';
import { hostedPaymentForm } from '../src/forms/hosted-payment/form.ts';
import { type AnyForm, type Field, forms } from '../src/forms/index.ts';
import { paymentForm, paymentMethods } from '../src/forms/payment/form.ts';
import { paymentRules } from '../src/forms/payment/rules.ts';
import { paymentFormWithoutCode } from '../src/forms/payment-without-code/form.ts';
import { payoffForm } from '../src/forms/payoff/form.ts';
import { payoffRules } from '../src/forms/payoff/rules.ts';
import { preQualifyForm } from '../src/forms/pre-qualify/form.ts';
import { customerSignInForm, dealerSignInForm } from '../src/forms/sign-in/form.ts';

/** The result of a field for a typed text: a valid value, or the message of a broken rule. */
type Case = [field: string, typed: unknown, outcome: { clean: unknown } | string];

const clean = (value: unknown) => ({ clean: value });
const a = (length: number) => 'a'.repeat(length);
const digits = (length: number) => '1'.repeat(length);
/** An email address of an exact length. */
const address = (length: number) => `${a(length - '@example.com'.length)}@example.com`;

const ssn: Case[] = [
  ['ssn', '', 'Enter last 4 digits of SSN'],
  ['ssn', '123', 'Enter last 4 digits of SSN'],
  ['ssn', '12345', 'Enter last 4 digits of SSN'],
  ['ssn', '12a4', 'Enter last 4 digits of SSN'],
  ['ssn', '12 4', 'Enter last 4 digits of SSN'],
  ['ssn', '1 234', 'Enter last 4 digits of SSN'],
  ['ssn', '١٢٣٤', 'Enter last 4 digits of SSN'],
  ['ssn', '123456789', 'Enter last 4 digits of SSN'],
  ['ssn', '123-45-6789', 'Enter last 4 digits of SSN'],
  ['ssn', ' 0123 ', clean('0123')],
  ['ssn', '\u00a0\u200e0123\u200b', clean('0123')],
];

const email: Case[] = [
  ['email', 'dana', 'Invalid email address'],
  ['email', 'dana@', 'Invalid email address'],
  ['email', 'dana@example', 'Invalid email address'],
  ['email', 'da na@example.com', 'Invalid email address'],
  ['email', 'dana@exa_mple.com', 'Invalid email address'],
  ['email', 'dana@example.com\nBcc: eve@example.com', 'Invalid email address'],
  ['email', 'dana@-example.com', 'Invalid email address'],
  ['email', ' dana@example.com ', clean('dana@example.com')],
  ['email', 'dana@example.com\u200b', clean('dana@example.com')],
  ['email', 'dana@münchen.example', clean('dana@münchen.example')],
  ['email', 'dana@xn--mnchen-3ya.example', clean('dana@xn--mnchen-3ya.example')],
  ['email', 'jörg@example.com', clean('jörg@example.com')],
  ['email', '用户@example.com', clean('用户@example.com')],
  ['email', "o'neil+car@mail.example.co", clean("o'neil+car@mail.example.co")],
  ['email', address(255), clean(address(255))],
  ['email', address(256), 'Email must be 255 characters or fewer'],
];

const notAPhone = 'Phone number must be digits, like 213-555-0100 or 213-555-0100 ext. 12';

const phone: Case[] = [
  ['phone', '213555010', 'Phone number must be at least 10 digits'],
  ['phone', '(213) 555-010', 'Phone number must be at least 10 digits'],
  ['phone', ' 2135550100 ', clean('2135550100')],
  ['phone', '(213) 555-0100', clean('(213) 555-0100')],
  ['phone', '213.555.0100', clean('213.555.0100')],
  ['phone', '213–555–0100', clean('213–555–0100')],
  ['phone', '+1 (213) 555-0100', clean('+1 (213) 555-0100')],
  ['phone', '\u202a(213) 555-0100\u202c', clean('(213) 555-0100')],
  ['phone', '213/555-0100', clean('213/555-0100')],
  ['phone', '213-555-0100 ext. 5', clean('213-555-0100 ext. 5')],
  ['phone', '213-555-0100x12', clean('213-555-0100x12')],
  ['phone', '213-555-010 ext. 12', 'Phone number must be at least 10 digits'],
  ['phone', `${digits(15)} x123456`, clean(`${digits(15)} x123456`)],
  ['phone', digits(15), clean(digits(15))],
  ['phone', digits(16), 'Phone number must be 15 digits or fewer'],
  ['phone', '213-555-CARS-00', notAPhone],
  ['phone', '213+5550100', notAPhone],
];

const text = (field: string, label: string, max: number): Case[] => [
  [field, '', `${label} is required`],
  [field, ' \t ', `${label} is required`],
  [field, '\u200b\u3164\u2800\u00ad\u{e0041}', `${label} is required`],
  [field, '\u00a0山\u{e0100}\u3000', clean('山\u{e0100}')],
  [field, 'a', clean('a')],
  [field, ` ${a(max)} `, clean(a(max))],
  [field, a(max + 1), `${label} must be ${max} characters or fewer`],
];

const date = (field: string, label: string): Case[] => [
  [field, '', `${label} is required`],
  [field, 'soon', `${label} must be a real date, like 12/31/2026`],
  [field, '2026-02-31', `${label} must be a real date, like 12/31/2026`],
  [field, '2027-02-29', `${label} must be a real date, like 12/31/2026`],
  [field, '2026-13-01', `${label} must be a real date, like 12/31/2026`],
  [field, '2028-02-29', clean('2028-02-29')],
  [field, ' 2026-12-04 ', clean('2026-12-04')],
  [field, '12/4/2026', clean('2026-12-04')],
  [field, '12-4-26', clean('2026-12-04')],
  [field, '\u200eDec 4, 2026', clean('2026-12-04')],
];

const options = (field: string, label: string, values: string[]): Case[] => [
  [field, '', `${label} is required`],
  [field, 'yes', `${label} is required`],
  ...values.map((value): Case => [field, value, clean(value)]),
];

interface Suite {
  readonly form: AnyForm | typeof hostedPaymentForm | typeof paymentFormWithoutCode;
  readonly good: Record<string, unknown>;
  readonly cases: readonly Case[];
}

const suites: Suite[] = [
  {
    form: claimForm,
    good: {
      accountNumber: '10045-8821',
      name: 'Dana Whitfield',
      phone: '(213) 555-0100',
      email: 'dana@example.com',
      incidentDate: '2026-11-02',
      description: 'A deer.\nThe hood is bent.',
      claimNumber: '',
    },
    cases: [
      ...text('accountNumber', 'Account number', 100),
      ...text('name', 'Full name', 100),
      ['phone', '', 'Phone number is required'],
      ...phone,
      ['email', '', 'Email is required'],
      ...email,
      ...date('incidentDate', 'Date of incident'),
      ...text('description', 'Claim description', 3000),
      ['claimNumber', ' ', clean('')],
      ['claimNumber', ` ${a(100)} `, clean(a(100))],
      ['claimNumber', a(101), 'Insurance claim number must be 100 characters or fewer'],
    ],
  },
  {
    form: payoffForm,
    good: {
      account: '10045 8821',
      name: 'Dana Whitfield',
      ssn: '0123',
      email: 'dana@example.com',
      payoffDate: '2026-12-04',
    },
    cases: [
      ...text('account', 'Account number', 100),
      ...text('name', 'Full name', 100),
      ...ssn,
      ['email', '', 'Email is required'],
      ...email,
      ...date('payoffDate', 'Requested payoff date'),
    ],
  },
  {
    form: preQualifyForm,
    good: {
      firstName: 'Dana',
      lastName: 'Whitfield',
      email: 'dana@example.com',
      phone: '2135550100',
      ssn: '0123',
      loanAmount: 15_000,
      employmentStatus: 'employed',
      monthlyIncome: '3000-4000',
    },
    cases: [
      ...text('firstName', 'First name', 50),
      ...text('lastName', 'Last name', 50),
      ['email', '', 'Invalid email address'],
      ...email,
      ['phone', '', 'Phone number must be at least 10 digits'],
      ...phone,
      ...ssn,
      ['loanAmount', '', 'Loan amount is required'],
      ['loanAmount', Number.NaN, 'Loan amount is required'],
      ['loanAmount', 'a lot', 'Loan amount must be dollars and cents, like 1234.50'],
      ['loanAmount', 4_999, 'Loan amount must be at least $5,000'],
      ['loanAmount', 5_000, clean(5_000)],
      ['loanAmount', ' $15,250 ', clean(15_250)],
      ['loanAmount', '50000', clean(50_000)],
      ['loanAmount', 50_000.01, 'Loan amount must be $50,000 or less'],
      ...options('employmentStatus', 'Employment status', [
        'employed',
        'parttime',
        'selfemployed',
        'retired',
        'other',
      ]),
      ...options('monthlyIncome', 'Monthly income', [
        '0-2000',
        '2000-3000',
        '3000-4000',
        '4000-5000',
        '5000+',
      ]),
    ],
  },
  {
    form: paymentForm,
    good: {
      accountNumber: '10045-8821',
      amount: 425,
      paymentMethod: 'debit',
      cardNumber: '4388576018410707',
      expiry: '08/27',
      cvv: '123',
    },
    cases: [
      ['accountNumber', '', 'Account number is required'],
      ['accountNumber', ' 1234 ', 'Account number is required'],
      ['accountNumber', ' 12345 ', clean('12345')],
      ['accountNumber', a(20), clean(a(20))],
      ['accountNumber', a(21), 'Account number must be 20 characters or fewer'],
      ['amount', '', 'Payment amount is required'],
      ['amount', '0', 'Payment amount must be at least $0.01'],
      ['amount', '-5', 'Payment amount must be at least $0.01'],
      ['amount', '0.01', clean(0.01)],
      ['amount', ' $1,234.50 ', clean(1234.5)],
      ['amount', 425, clean(425)],
      ['amount', '0.015', 'Payment amount must be dollars and cents, like 1234.50'],
      ['amount', '1,50', 'Payment amount must be dollars and cents, like 1234.50'],
      ['amount', '1e3', 'Payment amount must be dollars and cents, like 1234.50'],
      ['amount', digits(13), 'Payment amount must be dollars and cents, like 1234.50'],
      ['paymentMethod', '', 'Payment method is required'],
      ['paymentMethod', 'credit', 'Payment method is required'],
      ['paymentMethod', 'debit', clean('debit')],
      ['cardNumber', '', 'Card number is required'],
      ['cardNumber', '   ', 'Card number is required'],
      ['cardNumber', 'none', 'Card number can have digits, spaces and dashes only'],
      ['cardNumber', '4388-5760-1841-0707', clean('4388576018410707')],
      ['cardNumber', '4388\u00a05760\u00a01841\u00a00707', clean('4388576018410707')],
      ['cardNumber', '4388  5760  1841  0707', clean('4388576018410707')],
      ['cardNumber', '6304 0000 0000 0000 000', clean('6304000000000000000')],
      ['cardNumber', ' 4388 5760 1841 0707 ', clean('4388576018410707')],
      ['cardNumber', digits(19), clean(digits(19))],
      ['cardNumber', digits(20), 'Card number must be 19 characters or fewer'],
      ['expiry', '', 'Expiration date is required'],
      ['expiry', '00/27', 'Expiration date must be a month and a year, like 08/27'],
      ['expiry', '13/27', 'Expiration date must be a month and a year, like 08/27'],
      ['expiry', '8/27', clean('08/27')],
      ['expiry', '0827', clean('08/27')],
      ['expiry', '08-27', clean('08/27')],
      ['expiry', '08 27', clean('08/27')],
      ['expiry', '827', 'Expiration date must be a month and a year, like 08/27'],
      ['expiry', '13 27', 'Expiration date must be a month and a year, like 08/27'],
      ['expiry', '08/2027', clean('08/27')],
      ['expiry', '\u200e08.27', clean('08/27')],
      ['expiry', '2027-08', clean('08/27')],
      ['expiry', '202708', clean('08/27')],
      ['expiry', '08/1927', 'Expiration date must be a month and a year, like 08/27'],
      ['expiry', ' 01/20 ', clean('01/20')],
      ['expiry', '12/99', clean('12/99')],
      ['cvv', '', 'Security code is required'],
      ['cvv', '12', 'Security code must be 3 or 4 digits'],
      ['cvv', ' 123 ', clean('123')],
      ['cvv', '1234', clean('1234')],
      ['cvv', '12345', 'Security code must be 3 or 4 digits'],
      ['cvv', '12a', 'Security code must be 3 or 4 digits'],
    ],
  },
  {
    form: paymentForm,
    good: {
      accountNumber: '10045-8821',
      amount: 425,
      paymentMethod: 'ach',
      routingNumber: '021000021',
      bankAccountNumber: '000123456789',
    },
    cases: [
      ['paymentMethod', 'ach', clean('ach')],
      ['routingNumber', '', 'Routing number is required'],
      ['routingNumber', digits(8), 'Routing number must be 9 digits'],
      ['routingNumber', ` ${digits(9)} `, clean(digits(9))],
      ['routingNumber', '0210-0002-1', clean('021000021')],
      ['routingNumber', '021 000 021', clean('021000021')],
      ['routingNumber', digits(10), 'Routing number must be 9 digits'],
      ['routingNumber', '02100002a', 'Routing number must be 9 digits'],
      ['bankAccountNumber', '', 'Bank account number is required'],
      ['bankAccountNumber', '1', clean('1')],
      ['bankAccountNumber', ` ${digits(17)} `, clean(digits(17))],
      ['bankAccountNumber', digits(18), 'Bank account number must be 17 digits or fewer'],
      ['bankAccountNumber', '1234 5678-9012 3456 7', clean('12345678901234567')],
      ['bankAccountNumber', '12a4', 'Bank account number can have digits, spaces and dashes only'],
    ],
  },
  {
    form: paymentFormWithoutCode,
    good: {
      accountNumber: '10045-8821',
      amount: 425,
      paymentMethod: 'debit',
      cardNumber: '4388576018410707',
      expiry: '08/27',
    },
    cases: [
      ['accountNumber', '', 'Account number is required'],
      ['amount', ' $1,234.50 ', clean(1234.5)],
      ['paymentMethod', '', 'Payment method is required'],
      ['cardNumber', '', 'Card number is required'],
      ['expiry', '8/27', clean('08/27')],
    ],
  },
  {
    form: paymentFormWithoutCode,
    good: {
      accountNumber: '10045-8821',
      amount: 425,
      paymentMethod: 'ach',
      routingNumber: '021000021',
      bankAccountNumber: '000123456789',
    },
    cases: [
      ['paymentMethod', 'ach', clean('ach')],
      ['routingNumber', digits(8), 'Routing number must be 9 digits'],
      ['bankAccountNumber', '', 'Bank account number is required'],
    ],
  },
  {
    form: hostedPaymentForm,
    good: { accountNumber: '10045-8821', amount: 425 },
    cases: [
      ['accountNumber', '', 'Account number is required'],
      ['accountNumber', ' 1234 ', 'Account number is required'],
      ['accountNumber', a(21), 'Account number must be 20 characters or fewer'],
      ['amount', '', 'Payment amount is required'],
      ['amount', '0', 'Payment amount must be at least $0.01'],
      ['amount', ' $1,234.50 ', clean(1234.5)],
    ],
  },
  {
    form: contactForm,
    good: {
      name: 'Dana Whitfield',
      email: 'dana@example.com',
      phone: '2135550100',
      message: 'Please call me back.',
    },
    cases: [
      ...text('name', 'Name', 100),
      ['email', '', 'Invalid email address'],
      ...email,
      ['phone', '', 'Phone number must be at least 10 digits'],
      ...phone,
      ['message', '', 'Message must be at least 10 characters'],
      ['message', ` ${a(9)} `, 'Message must be at least 10 characters'],
      ['message', ` ${a(10)} `, clean(a(10))],
      ['message', a(1000), clean(a(1000))],
      ['message', a(1001), 'Message must be 1000 characters or fewer'],
    ],
  },
  {
    form: customerSignInForm,
    good: { account: 'dana@example.com', password: 'secret' },
    cases: [
      ['account', '', 'Email or account number is required'],
      ['account', ' ', 'Email or account number is required'],
      ['account', ' 10045 ', clean('10045')],
      ['password', '', 'Password is required'],
      ['password', ' blanks stay ', clean(' blanks stay ')],
    ],
  },
  {
    form: dealerSignInForm,
    good: { dealerId: 'D-100', username: 'dana', password: 'secret' },
    cases: [
      ['dealerId', ' ', 'Dealer ID is required'],
      ['dealerId', ' D1 ', clean('D1')],
      ['username', ' ', 'Username is required'],
      ['username', ' dana ', clean('dana')],
      ['password', '', 'Password is required'],
      ['password', ' ', clean(' ')],
      ['password', '\u200bsecret\u00a0', clean('\u200bsecret\u00a0')],
    ],
  },
];

test('every form has its table', () => {
  const variants = [hostedPaymentForm, paymentFormWithoutCode];
  expect(new Set(suites.map(({ form }) => form))).toEqual(new Set([...forms, ...variants]));
});

describe.each(suites)('$form.id ($good.paymentMethod)', async ({ form, good, cases }) => {
  const { validate } = await form.rules();
  const fields: readonly Field[] = form.fields;

  test('accepts valid answers unchanged', () => {
    expect(validate(good)).toEqual({ ok: true, value: good });
  });

  test('returns only its own fields', () => {
    const result = validate({ ...good, role: 'admin' });
    expect(result).toEqual({ ok: true, value: good });
  });

  test.each(cases)('%s %j: %j', (field, typed, outcome) => {
    const result = validate({ ...good, [field]: typed });
    if (typeof outcome === 'string') {
      expect(result).toEqual({ ok: false, issues: [{ field, message: outcome }] });
    } else {
      expect(result).toEqual({ ok: true, value: { ...good, [field]: outcome.clean } });
    }
  });

  test('reports every field with a rule in its table', () => {
    const asked = fields.filter(({ when }) => !when || good[when.field] === when.is);
    const common = good.paymentMethod === 'ach' ? ['accountNumber', 'amount'] : [];
    const held = new Set([...common, ...cases.map(([field]) => field)]);
    expect([...held].sort()).toEqual(asked.map(({ name }) => name).sort());
  });

  test('reports all broken rules in the order of the page when nothing is filled in', () => {
    const { paymentMethod } = good;
    const result = validate(paymentMethod === undefined ? {} : { paymentMethod });
    const missing = fields
      .filter(({ isRequired, when }) => isRequired && (!when || when.is === paymentMethod))
      .map(({ name }) => name)
      .filter((name) => name !== 'paymentMethod');
    expect(result.ok ? [] : result.issues.map(({ field }) => field)).toEqual(missing);
  });

  test('requires every field that is not optional, and no others', () => {
    for (const { name, isRequired } of fields.filter(({ name }) => name in good)) {
      expect(validate({ ...good, [name]: '' }).ok, name).toBe(!isRequired);
    }
  });

  test('refers to its fields by their labels', () => {
    for (const { name, label } of fields.filter(({ name }) => name in good)) {
      const result = validate({ ...good, [name]: '' });
      const missing = (result.ok ? [] : result.issues)
        .map(({ message }) => message.toLowerCase())
        .filter((message) => message.endsWith(' is required'));
      for (const message of missing) expect(message).toBe(`${label} is required`.toLowerCase());
    }
  });
});

describe('payment', () => {
  test('without a method reports only the common fields, in the order of the page', () => {
    expect(paymentRules.validate({ cardNumber: 'x' })).toEqual({
      ok: false,
      issues: [
        { field: 'accountNumber', message: 'Account number is required' },
        { field: 'amount', message: 'Payment amount is required' },
        { field: 'paymentMethod', message: 'Payment method is required' },
      ],
    });
  });

  test('ignores the answers for the other method', () => {
    const result = paymentRules.validate({
      accountNumber: '12345',
      amount: '1',
      paymentMethod: 'ach',
      cardNumber: '4388576018410707',
      expiry: '08/27',
      cvv: '123',
      routingNumber: '021000021',
      bankAccountNumber: '1',
    });
    expect(result.ok && Object.keys(result.value)).toEqual([
      'accountNumber',
      'amount',
      'paymentMethod',
      'routingNumber',
      'bankAccountNumber',
    ]);
  });
});

describe('the texts of each form', () => {
  const failure = { tone: 'danger', title: 'Submission Failed' };
  const validation = {
    tone: 'danger',
    title: 'Validation Error',
    description: 'First name is required',
  };

  test.each([
    [
      payoffForm,
      'Submitting...',
      {
        success: {
          tone: 'success',
          title: 'Request Received',
          description: 'Your payoff quote will be emailed to you within 24 hours.',
        },
        failure: {
          ...failure,
          description: 'There was an error submitting your request. Please try again.',
        },
      },
    ],
    [
      preQualifyForm,
      'Submitting...',
      {
        success: {
          tone: 'success',
          title: 'Application Submitted!',
          description: "We'll review your information and contact you within 24 hours.",
        },
        failure: {
          tone: 'danger',
          title: 'Error',
          description: 'Failed to submit application. Please try again.',
        },
        invalid: validation,
      },
    ],
    [
      paymentForm,
      'Processing...',
      {
        success: {
          tone: 'success',
          title: 'Payment Processed',
          description: 'Your payment has been successfully submitted.',
        },
        failure: {
          ...failure,
          description: 'There was an error submitting your payment. Please try again.',
        },
        invalid: validation,
      },
    ],
    [
      contactForm,
      'Submitting...',
      {
        success: {
          tone: 'success',
          title: 'Message Sent',
          description: "We've received your message and will respond within 1-2 business days.",
        },
        failure: {
          ...failure,
          description: 'There was an error submitting your message. Please try again.',
        },
      },
    ],
    [
      claimForm,
      'Submitting...',
      {
        success: {
          tone: 'success',
          title: 'Claim Submitted',
          description: "We've received your insurance claim and will contact you shortly.",
        },
        failure: {
          ...failure,
          description: 'There was an error submitting your message. Please try again.',
        },
      },
    ],
    ...[customerSignInForm, dealerSignInForm].map(
      (form) =>
        [
          form,
          'Submitting...',
          {
            failure: {
              tone: 'danger',
              title: 'Login Unsuccessful',
              description: 'Mismatch account/email and password.',
            },
          },
        ] as const,
    ),
  ] as const)('$id: its toasts and its busy button', (form: AnyForm, busy, toasts) => {
    const said = Object.fromEntries(
      Object.entries(form.toasts).map(([kind, toast]) => [
        kind,
        typeof toast === 'function' ? toast('First name is required') : toast,
      ]),
    );
    expect(said).toEqual(toasts);
    expect(form.submittingLabel).toBe(busy);
  });

  test('the loan slider runs from 5,000 to 50,000 in steps of 1,000 from 15,000', () => {
    const slider = preQualifyForm.fields.find(({ control }) => control === 'slider');
    expect(slider).toMatchObject({
      range: { min: 5_000, max: 50_000, step: 1_000, default: 15_000 },
    });
  });

  test('the payment amount starts at one cent, with steps of one cent', () => {
    const amount = paymentForm.fields.find(({ control }) => control === 'money');
    expect(amount).toMatchObject({ name: 'amount', range: { min: 0.01, step: 0.01 } });
  });

  test("the fields with the product's maximum lengths have them, and no others", () => {
    const lengths = forms.flatMap(({ id, fields }) =>
      (fields as readonly Field[]).flatMap((field) =>
        'maxLength' in field ? [`${id} ${field.name} ${field.maxLength}`] : [],
      ),
    );
    expect(lengths).toEqual([
      'payoff ssn 4',
      'pre-qualify ssn 4',
      'payment cardNumber 19',
      'payment expiry 5',
      'payment cvv 4',
      'payment bankAccountNumber 17',
    ]);
  });

  test('the outcome of each form', () => {
    expect(Object.fromEntries(forms.map(({ id, outcomes }) => [id, outcomes]))).toEqual({
      payoff: ['mailed'],
      'pre-qualify': ['mailed'],
      payment: ['mailed', 'hosted', 'off'],
      claim: ['mailed', 'shown'],
      contact: ['mailed', 'shown'],
      'sign-in-customer': ['refused'],
      'sign-in-dealer': ['refused'],
    });
  });

  test('a hosted payment has the account number and the amount of the payment form, and nothing else', () => {
    expect(hostedPaymentForm.fields).toEqual(paymentForm.fields.slice(0, 2));
  });

  test('the payment form without the security code has every other field', () => {
    const others = paymentForm.fields.filter(({ name }) => name !== 'cvv');
    expect(others).toHaveLength(paymentForm.fields.length - 1);
    expect(paymentFormWithoutCode.fields).toEqual(others);
  });

  test('a payment defaults to a debit payment', () => {
    expect(paymentMethods[0].value).toBe('debit');
  });
});

describe('warnings never block', () => {
  const today = new Date(2026, 10, 21);

  test.each([
    ['2026-11-20', ['payoffDate']],
    ['2026-11-21', []],
    ['2026-11-22', []],
    ['', []],
    ['2026-02-31', []],
  ])('a payoff date of %s: %j', (payoffDate, warned) => {
    expect(payoffRules.warnings({ payoffDate }, today).map(({ field }) => field)).toEqual(warned);
  });

  test.each([
    ['2026-11-22', ['incidentDate']],
    ['2026-11-21', []],
    ['2020-01-01', []],
    ['', []],
  ])('an incident on %s: %j', (incidentDate, warned) => {
    expect(claimRules.warnings({ incidentDate }, today).map(({ field }) => field)).toEqual(warned);
  });

  test.each([
    [{ cardNumber: '4388576018402625', expiry: '08/27' }, ['cardNumber']],
    [{ cardNumber: '4388576018410707', expiry: '10/26' }, ['expiry']],
    [{ cardNumber: '4388 5760 1841 0707', expiry: '11/26' }, []],
    [{ cardNumber: '1', expiry: '01/20' }, ['cardNumber', 'expiry']],
    [{ cardNumber: '', expiry: '' }, []],
    [{ cardNumber: '4388576018410707', expiry: '10-26' }, ['expiry']],
    [{ cardNumber: '4388576018410707', expiry: '1126' }, []],
    [{ cardNumber: 'x', expiry: '13/20' }, []],
    [{ paymentMethod: 'ach', routingNumber: '123456789' }, ['routingNumber']],
    [{ paymentMethod: 'ach', routingNumber: '021000021' }, []],
    [{ paymentMethod: 'ach', routingNumber: '02' }, []],
    [{ paymentMethod: '', cardNumber: '4388576018402625' }, []],
  ])('a payment of %j: %j', (answers, warned) => {
    const input = { paymentMethod: 'debit', ...answers };
    expect(paymentRules.warnings(input, today).map(({ field }) => field)).toEqual(warned);
  });

  test('a payment with every warning is still valid', () => {
    const doubtful = {
      accountNumber: '12345',
      amount: '1',
      paymentMethod: 'debit',
      cardNumber: '1234',
      expiry: '01/20',
      cvv: '000',
    };
    expect(paymentRules.warnings(doubtful, today)).toHaveLength(2);
    expect(paymentRules.validate(doubtful).ok).toBe(true);
  });
});
