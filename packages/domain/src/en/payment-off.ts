import { callLink, type Line } from '../content/text.ts';
import { company } from '../facts/company.ts';

/** The first sentence of a page that takes no payments online. */
export const notOnline = 'We do not take payments online.';

/** The texts of the payment page of a site that takes no payments online. */
export const paymentOff = {
  subtitle: 'Pay by phone or by mail',
  notice: [`${notOnline} Call `, callLink(company.phones.payments), ', or mail a check.'] as Line,
  heading: 'How to pay',
} as const;

/** The description of the payment page of a site that takes no payments online. */
export const paymentOffDescription =
  'How to pay your auto loan by phone, by mail or with cash. See every payment method and what each one costs before you pay.';
