import { company } from '../facts/company.ts';
import { paymentWay } from '../facts/fees.ts';
import { feeText } from './fees.ts';
import { paymentRules } from './payment-rules.ts';
import { callLink, type PageLink, type RichText } from './text.ts';

/** A question and its answer; `id` is the answer's anchor on the FAQ page. */
export interface Faq {
  readonly id: string;
  readonly question: string;
  readonly answer: RichText;
}

const { times, phones } = company;
const cardFee = feeText(paymentWay('debit-online'));
const [counter, station, barcode] = [
  paymentWay('cash-counter'),
  paymentWay('pay-station'),
  paymentWay('barcode'),
];

export const howToPay: Faq = {
  id: 'how-to-pay',
  question: 'How can I make a payment?',
  answer: [
    [
      'Pay online on our ',
      { text: 'Make a Payment', to: '/payment' },
      ` page. Paying from a checking or savings account is free, and so are recurring payments. A debit or ATM card payment costs ${cardFee}, and so does paying by phone or with an agent. ${paymentRules.someStates}`,
    ],
    `You can mail a check with your account number on it. Or pay with cash at a walk-in location: ${feeText(counter)} at a money transfer counter, ${feeText(station)} at a bill pay station, or ${feeText(barcode)} with a payment barcode, which isn't offered in some states.`,
  ],
};

export const preQualification: Faq = {
  id: 'pre-qualification',
  question: 'How does pre-qualification work?',
  answer: [
    [
      'Fill out our short ',
      { text: 'pre-qualification form', to: '/pre-qualify' },
      `. It has no effect on your credit score. We review your information and contact you within ${times.preQualifyReplyHours} hours.`,
    ],
    'Pre-qualification is not a final approval. When you choose a car and apply at a dealership, the dealer runs a full credit check, which can affect your score. Your offer can change if your credit report or your income differs from what you told us.',
  ],
};

export const dueDate: Faq = {
  id: 'due-date',
  question: 'Can I change my due date?',
  answer: [
    [
      `Yes, ${times.dueDateChanges}. Call us at `,
      callLink(phones.main),
      ' before your next payment is due. Your account should be up to date when you ask. Moving your due date back adds a few days of interest, and we tell you how much before you decide.',
    ],
  ],
};

export const earlyPayoff: Faq = {
  id: 'early-payoff',
  question: 'Can I pay off my loan early?',
  answer: [
    [
      `Yes. ${paymentRules.earlyPayoff} Interest adds up each day on what you still owe, so paying early or paying extra lowers the interest you pay. Ask for a `,
      { text: 'payoff quote', to: '/payoff' },
      ' to get the exact amount.',
    ],
  ],
};

/** The four most asked questions, for the home page. */
export const mostAskedSection = {
  heading: 'Questions people ask most',
  questions: [howToPay, preQualification, dueDate, earlyPayoff],
  action: { text: 'Read all questions', to: '/faq' },
} as const satisfies {
  heading: string;
  questions: readonly Faq[];
  action: PageLink;
};
