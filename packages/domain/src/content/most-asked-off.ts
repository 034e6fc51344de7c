import { paymentWay } from '../facts/fees.ts';
import { feeText } from './fees.ts';
import { howToPay } from './most-asked.ts';
import { notOnline } from './payment-off.ts';
import { paymentRules } from './payment-rules.ts';
import type { RichText } from './text.ts';

/**
 * The answers to the most asked questions that differ if the site takes no payments online, by the
 * question's id.
 */
export const mostAskedOff: Readonly<Record<string, RichText>> = {
  [howToPay.id]: [
    [
      `${notOnline} Our `,
      { text: 'Make a Payment', to: '/payment' },
      ` page has the phone number, and our address for checks. Paying by phone or with an agent costs ${feeText(paymentWay('phone-system'))}. ${paymentRules.someStates}`,
    ],
    ...howToPay.answer.slice(1),
  ],
};
