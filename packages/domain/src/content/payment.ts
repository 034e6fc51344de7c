import { company } from '../facts/company.ts';
import { paymentWay } from '../facts/fees.ts';
import { feeText } from './fees.ts';
import { paymentRules } from './payment-rules.ts';
import { freeNote } from './states.ts';
import { callLink, type Point, type RichText } from './text.ts';

const { phones } = company;

const [card, bank, phoneSystem] = [
  paymentWay('debit-online'),
  paymentWay('bank-online'),
  paymentWay('phone-system'),
];

export const paymentCards = [
  {
    title: 'Debit Card',
    value: feeText(card),
    text: `A debit or ATM card. ${freeNote(card)}`,
  },
  {
    title: 'ACH Transfer',
    value: feeText(bank),
    text: 'Your checking or savings account.',
  },
  {
    title: 'Phone Payment',
    value: feeText(phoneSystem),
    text: ['Call ', callLink(phones.payments), ` any time. ${freeNote(phoneSystem)}`],
  },
] as const satisfies readonly (Point & { readonly value: string })[];

export const noCreditCards = `${paymentRules.creditCards} Please use a debit or ATM card, or your bank account.`;

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
    'Your payment covers the interest up to that day first. The rest lowers what you owe. Unpaid fees come last. Your contract has the exact order.',
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
  codeStays: 'This code never leaves your browser.',
  whereIsCode: 'Where is the security code?',
  whereAreNumbers: 'Where do I find these?',
} as const;
