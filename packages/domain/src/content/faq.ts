import {
  contactInfo,
  creditCards,
  creditScore,
  payoffNeeds,
  serviceHours,
  stillHaveQuestions as stillQuestions,
  totaledOrStolen,
} from '#words/faq';
import { paymentWay } from '../facts/fees.ts';
import { feeText } from './fees.ts';
import { dueDate, earlyPayoff, howToPay, preQualification } from './most-asked.ts';
import type { Faq } from './text.ts';

export type { Faq } from './text.ts';

/** The ten questions, in order. */
export const faqs: readonly Faq[] = [
  howToPay,
  preQualification,
  creditScore,
  payoffNeeds,
  dueDate,
  totaledOrStolen,
  contactInfo,
  creditCards(feeText(paymentWay('debit-online'))),
  earlyPayoff,
  serviceHours,
];

// A separate constant, so that the words are in the same chunk as the questions.
export const stillHaveQuestions = stillQuestions;
