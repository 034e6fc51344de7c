/* The words of the receipt of a message. */

import { contactReplyDays } from './company.ts';

export const heading = 'Your copy of this message';
export const again = 'Write another message';
export const steps = [`We respond within ${contactReplyDays} business days.`] as const;
export const links = [{ text: 'FAQ', to: '/faq' }] as const;
