import { company } from '../facts/company.ts';
import type { Contact } from './contact.rules.ts';
import { defineFields, type FieldName, type MailedForm } from './form.ts';

/** The contact form's fields. */
export const contactFields = defineFields([
  {
    name: 'name',
    label: 'Name',
    control: 'text',
    autoComplete: 'name',
    isRequired: true,
  },
  {
    name: 'email',
    label: 'Email',
    description: "We'll reply to this address",
    control: 'email',
    autoComplete: 'email',
    isRequired: true,
  },
  {
    name: 'phone',
    isBeside: true,
    label: 'Phone number',
    description: "We'll only call about this message",
    control: 'tel',
    autoComplete: 'tel',
    isRequired: true,
  },
  {
    name: 'message',
    label: 'Message',
    description: 'Please leave out card numbers and your full Social Security number',
    control: 'textarea',
    autoComplete: 'off',
    isRequired: true,
  },
]);

/** The name of a field of the contact form. */
export type ContactField = FieldName<typeof contactFields>;

/** Send us a message (`/contact`). `failure` is for lenders that have messages mailed. */
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
  rules: async () => (await import('./contact.rules.ts')).contactRules,
  mail: async () => (await import('../mail/contact.ts')).contactMail,
  referenceKind: 'M',
  receipt: async () => (await import('./contact.receipt.ts')).contactReceipt,
} as const satisfies MailedForm<ContactField, Contact>;
