import { callLink, mailLink } from '../content/text.ts';
import type * as english from '../en/contact.ts';
import { company } from '../facts/company.ts';
import type { Translated } from '../translated.ts';
import { contactReplyDays, licenseLine } from './company.ts';

const { name, phones, mailboxes, addresses } = company;

export const contactCards = [
  { title: 'Teléfono', lines: [[callLink(phones.main)]] },
  { title: 'Correo electrónico', lines: [[mailLink(mailboxes.info)]] },
  { title: 'Dirección', lines: [name, ...addresses.office] },
] as const satisfies Translated<typeof english.contactCards>;

export const contactLicense = {
  title: 'Licencia',
  text: licenseLine,
} as const satisfies Translated<typeof english.contactLicense>;

export const contactFormSection = {
  heading: 'Envíenos un mensaje',
  lead: `Respondemos en ${contactReplyDays} días hábiles.`,
} as const satisfies Translated<typeof english.contactFormSection>;

export const quickLinks = {
  heading: 'Enlaces rápidos',
  links: [
    { text: 'Hacer un pago', to: '/payment' },
    { text: 'Cotización de liquidación', to: '/payoff' },
    { text: 'Leer las preguntas frecuentes', to: '/faq' },
  ],
} as const satisfies Translated<typeof english.quickLinks>;
