import type { Line } from '../content/text.ts';
import { notOnline } from './payment-off.ts';
import { paymentRules } from './payment-rules.ts';

/** How to pay where the site takes no payments online. */
export const payOffline = (phoneFee: string) =>
  [
    `${notOnline} Our `,
    { text: 'Make a Payment', to: '/payment' },
    ` page has the phone number, and our address for checks. Paying by phone or with an agent costs ${phoneFee}. ${paymentRules.someStates}`,
  ] as const satisfies Line;
