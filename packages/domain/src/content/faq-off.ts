import { company } from '../facts/company.ts';
import { paymentWay } from '../facts/fees.ts';
import { faqs } from './faq.ts';
import { feeText } from './fees.ts';
import { mostAskedOff } from './most-asked-off.ts';
import { paymentRules } from './payment-rules.ts';
import type { RichText } from './text.ts';

const hours = faqs.find(({ id }) => id === 'service-hours')?.answer ?? [];

/** The answers of the FAQ that differ if the site takes no payments online, by the question's id. */
export const faqOff: Readonly<Record<string, RichText>> = {
  ...mostAskedOff,
  'credit-cards': [
    [
      `No. ${paymentRules.creditCards} You can pay by phone for ${feeText(paymentWay('phone-system'))} (not in some states), or mail a check, which is ${feeText(paymentWay('check')).toLowerCase()}. Our `,
      { text: 'Make a Payment', to: '/payment' },
      ' page has the details.',
    ],
  ],
  'service-hours': hours.map((block) =>
    typeof block === 'string'
      ? `Automated payments work ${company.hours.automatedPayments.times} by phone.`
      : block,
  ),
};
