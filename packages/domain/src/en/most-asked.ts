import { callLink, type Faq, type PageLink } from '../content/text.ts';
import { company } from '../facts/company.ts';
import { dueDateChanges } from './company.ts';
import { paymentRules } from './payment-rules.ts';

const { times, phones } = company;

/** The fees that an answer names, as texts. */
interface NamedFees {
  readonly card: string;
  readonly counter: string;
  readonly station: string;
  readonly barcode: string;
}

export const howToPay = ({ card, counter, station, barcode }: NamedFees) =>
  ({
    id: 'how-to-pay',
    question: 'How can I make a payment?',
    answer: [
      [
        'Pay online on our ',
        { text: 'Make a Payment', to: '/payment' },
        ` page. Paying from a checking or savings account is free, and so are recurring payments. A debit or ATM card payment costs ${card}, and so does paying by phone or with an agent. ${paymentRules.someStates}`,
      ],
      `You can mail a check with your account number on it. Or pay with cash at a walk-in location: ${counter} at a money transfer counter, ${station} at a bill pay station, or ${barcode} with a payment barcode, which isn’t offered in some states.`,
    ],
  }) as const satisfies Faq;

export const preQualification = {
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
} as const satisfies Faq;

export const dueDate = {
  id: 'due-date',
  question: 'Can I change my due date?',
  answer: [
    [
      `Yes, ${dueDateChanges}. Call us at `,
      callLink(phones.main),
      ' before your next payment is due. Your account should be up to date when you ask. Moving your due date back adds a few days of interest, and we tell you how much before you decide.',
    ],
  ],
} as const satisfies Faq;

export const earlyPayoff = {
  id: 'early-payoff',
  question: 'Can I pay off my loan early?',
  answer: [
    [
      `Yes. ${paymentRules.earlyPayoff} Interest adds up each day on what you still owe, so paying early or paying extra lowers the interest you pay. Ask for a `,
      { text: 'payoff quote', to: '/payoff' },
      ' to get the exact amount.',
    ],
  ],
} as const satisfies Faq;

export const mostAskedHeading = 'Questions people ask most';

export const readAllQuestions = {
  text: 'Read all questions',
  to: '/faq',
} as const satisfies PageLink;
