import type { Outcomes } from '@milepost/domain/forms';

/**
 * What the site does with each form's answers. Claims and messages may be `mailed` too; the texts
 * about email on the pages follow this setting. The environment of the build decides about payments
 * (`prerender/settings.ts`).
 */
export const outcomes: Outcomes = {
  payoff: 'mailed',
  'pre-qualify': 'mailed',
  payment: import.meta.env.PAYMENT_OUTCOME ?? 'mailed',
  claim: 'shown',
  contact: 'shown',
  'sign-in-customer': 'refused',
  'sign-in-dealer': 'refused',
};

/**
 * The base URL of the mail service. Empty means the site's own address, whose server forwards the
 * call. For another address, the `connect-src` of the pages must allow it too.
 */
export const mailBase = '';
