import { submitLabel, toasts } from '#words/contact-form';
import { submittingLabel } from '#words/form';
import { company } from '../../facts/company.ts';
import type { MailedForm } from '../form.ts';
import { type ContactField, contactFields } from './fields.ts';
import type { Contact } from './rules.ts';

export * from './fields.ts';

/** The form for a message (`/contact`). `failure` is for lenders that receive messages by email. */
export const contactForm = {
  id: 'contact',
  outcomes: ['mailed', 'shown'],
  fields: contactFields,
  submitLabel,
  submittingLabel,
  phone: company.phones.main,
  toasts,
  rules: async () => (await import('./rules.ts')).contactRules,
  mail: async () => (await import('./mail.ts')).contactMail,
  referenceKind: 'M',
  receipt: async () => (await import('./receipt.ts')).contactReceipt,
} as const satisfies MailedForm<ContactField, Contact>;
