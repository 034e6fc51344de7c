import { callLink, type Line, type RichText } from '../content/text.ts';
import { company } from '../facts/company.ts';
import { paymentRules } from './payment-rules.ts';

const { phones } = company;

export const cards = {
  debit: { title: 'Debit Card', text: (note: string) => `A debit or ATM card. ${note}` },
  bank: { title: 'ACH Transfer', text: 'Your checking or savings account.' },
  phone: {
    title: 'Phone Payment',
    text: (note: string): Line => ['Call ', callLink(phones.payments), ` any time. ${note}`],
  },
} as const;

export const noCreditCards = paymentRules.creditCards;

export const paymentNext = {
  heading: 'What happens next',
  body: [
    {
      steps: [
        'We get your payment details right away, and our payments team processes them.',
        'We post the payment to your account. From then on, it counts as paid.',
        'Your bank may take about two more business days to show it.',
      ],
    },
    'Your payment goes first to the interest through that day, then to your balance, then to unpaid fees. Your contract has the exact order.',
  ],
} as const satisfies { heading: string; body: RichText };

/** The texts around the permission, above the button of the bank form. */
export const achAuthorization = {
  isSample: true,
  heading: 'Your permission to debit your account',
  agree: (button: string) => `When you press ${button}, you agree to this.`,
  once: 'This is one payment, not a recurring one.',
  sample: 'Sample text: a lawyer has to review it before a lender uses it.',
} as const;

/** The texts beside the fields of a payment. */
export const paymentHints = {
  codeStays: 'This code never leaves your browser. We check it here and do not keep it.',
  whereIsCode: 'Where is the security code?',
  whereAreNumbers: 'Where do I find these?',
} as const;
