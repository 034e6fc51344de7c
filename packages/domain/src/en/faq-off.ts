import type { Line } from '../content/text.ts';
import { hours } from './company.ts';
import { paymentRules } from './payment-rules.ts';

/** Whether a credit card is accepted where the site takes no payments online. */
export const creditCardsOff = (phoneFee: string, checkFee: string) =>
  [
    `No. ${paymentRules.creditCards} You can pay by phone for ${phoneFee} (not in some states), or mail a check, which is ${checkFee}. Our `,
    { text: 'Make a Payment', to: '/payment' },
    ' page has the details.',
  ] as const satisfies Line;

export const automatedByPhone =
  `Automated payments work ${hours.automatedPayments.times} by phone.` as const;
