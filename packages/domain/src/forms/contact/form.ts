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
  submitLabel: 'Send message',
  submittingLabel: 'Submitting...',
  phone: company.phones.main,
  toasts: {
    success: {
      title: 'Message Sent',
      description: `We've received your message and will respond within ${company.times.contactReplyBusinessDays} business days.`,
      tone: 'success',
    },
    failure: {
      title: 'Submission Failed',
      description: 'There was an error submitting your message. Please try again.',
      tone: 'danger',
    },
  },
  rules: async () => (await import('./rules.ts')).contactRules,
  mail: async () => (await import('./mail.ts')).contactMail,
  referenceKind: 'M',
  receipt: async () => (await import('./receipt.ts')).contactReceipt,
} as const satisfies MailedForm<ContactField, Contact>;
