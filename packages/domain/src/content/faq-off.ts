import { automatedByPhone, creditCardsOff } from '#words/faq-off';
import { paymentWay } from '../facts/fees.ts';
import { faqs } from './faq.ts';
import { feeInSentence, feeText } from './fees.ts';
import { mostAskedOff } from './most-asked-off.ts';
import type { RichText } from './text.ts';

const hours = faqs.find(({ id }) => id === 'service-hours')?.answer ?? [];

/** The answers of the FAQ that differ if the site takes no payments online, by the question's id. */
export const faqOff: Readonly<Record<string, RichText>> = {
  ...mostAskedOff,
  'credit-cards': [
    creditCardsOff(feeText(paymentWay('phone-system')), feeInSentence(paymentWay('check'))),
  ],
  'service-hours': hours.map((block) => (typeof block === 'string' ? automatedByPhone : block)),
};
