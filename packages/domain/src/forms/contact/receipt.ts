import { again, heading, links, steps } from '#words/contact-receipt';
import type { ReceiptWords } from '../receipt.ts';
import type { Contact } from './rules.ts';

/** The receipt of a message. */
export const contactReceipt: ReceiptWords<Contact> = {
  heading,
  again,
  next: () => ({ steps, notes: [] }),
  links,
};
