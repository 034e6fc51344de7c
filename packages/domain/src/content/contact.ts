import * as words from '#words/contact';
import type { Line } from './text.ts';

export { contactLicense, quickLinks } from '#words/contact';

/** One method of reaching us, with one line for each detail. */
export interface ContactCard {
  readonly title: string;
  readonly lines: readonly Line[];
}

export const contactCards = words.contactCards satisfies readonly ContactCard[];

export const contactFormSection = words.contactFormSection satisfies {
  heading: string;
  lead: string;
};
