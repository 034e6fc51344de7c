import { callLink, mailLink, type PageLink } from '../content/text.ts';
import { company } from '../facts/company.ts';
import { contactReplyDays, licenseLine } from './company.ts';

const { name, phones, mailboxes, addresses } = company;

export const contactCards = [
  { title: 'Phone', lines: [[callLink(phones.main)]] },
  { title: 'Email', lines: [[mailLink(mailboxes.info)]] },
  { title: 'Address', lines: [name, ...addresses.office] },
] as const;

export const contactLicense = { title: 'License', text: licenseLine } as const;

export const contactFormSection = {
  heading: 'Send us a message',
  /** For a form that is mailed. A note above the fields introduces one that is not. */
  lead: `We reply within ${contactReplyDays} business days.`,
} as const;

export const quickLinks = {
  heading: 'Quick links',
  links: [
    { text: 'Make a Payment', to: '/payment' },
    { text: 'Payoff Quote', to: '/payoff' },
    { text: 'Read the FAQ', to: '/faq' },
  ],
} as const satisfies { heading: string; links: readonly PageLink[] };
