import {
  dueDate,
  earlyPayoff,
  mostAskedHeading,
  preQualification,
  readAllQuestions,
  howToPay as toPay,
} from '#words/most-asked';
import { type PaymentWayId, paymentWay } from '../facts/fees.ts';
import { feeText } from './fees.ts';
import type { Faq, PageLink } from './text.ts';

export { dueDate, earlyPayoff, preQualification } from '#words/most-asked';
export type { Faq } from './text.ts';

const feeOf = (id: PaymentWayId) => feeText(paymentWay(id));

export const howToPay: Faq = toPay({
  card: feeOf('debit-online'),
  counter: feeOf('cash-counter'),
  station: feeOf('pay-station'),
  barcode: feeOf('barcode'),
});

/** The four most asked questions, for the home page. */
export const mostAskedSection = {
  heading: mostAskedHeading,
  questions: [howToPay, preQualification, dueDate, earlyPayoff],
  action: readAllQuestions,
} as const satisfies {
  heading: string;
  questions: readonly Faq[];
  action: PageLink;
};
