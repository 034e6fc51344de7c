import { company } from '../../facts/company.ts';
import type { ReceiptWords } from '../receipt.ts';
import type { Contact } from './rules.ts';

/** The receipt of a message. */
export const contactReceipt: ReceiptWords<Contact> = {
  heading: 'Your copy of this message',
  again: 'Write another message',
  next: () => ({
    steps: [`We respond within ${company.times.contactReplyBusinessDays} business days.`],
    notes: [],
  }),
  links: [{ text: 'FAQ', to: '/faq' }],
};
