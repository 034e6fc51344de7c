import { company, hoursText } from '../company/index.ts';
import { callLink, mailLink, type PageLink, type Point } from './text.ts';

const { name, phones, mailboxes, addresses, hours, times } = company;

export const contactCards = [
  { icon: 'phone', title: 'Phone', text: [callLink(phones.main)] },
  { icon: 'mail', title: 'Email', text: [mailLink(mailboxes.info)] },
  { icon: 'pin', title: 'Address', text: [name, ...addresses.office].join(', ') },
] as const satisfies readonly Point[];

/** The address card, a string a printed line. */
export const officeAddress: readonly string[] = [name, ...addresses.office];

export const contactFormSection = {
  heading: 'Send us a message',
  lead: `We reply within ${times.contactReplyBusinessDays} business days.`,
} as const;

export const serviceHours = {
  heading: 'Service hours',
  rows: [...hours.office, hours.automatedPayments],
  lines: [...hours.office, hours.automatedPayments].map(hoursText),
} as const;

export const quickLinks = {
  heading: 'Quick links',
  links: [
    { text: 'Make a Payment', to: '/payment' },
    { text: 'Payoff Quote', to: '/payoff' },
    { text: 'Read the FAQ', to: '/faq' },
  ],
} as const satisfies { heading: string; links: readonly PageLink[] };
