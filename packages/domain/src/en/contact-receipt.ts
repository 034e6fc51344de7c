/* The words of the receipt of a message. */

import { company } from '../facts/company.ts';

export const heading = 'Your copy of this message';
export const again = 'Write another message';
export const steps = [
  `We respond within ${company.times.contactReplyBusinessDays} business days.`,
] as const;
export const links = [{ text: 'FAQ', to: '/faq' }] as const;
