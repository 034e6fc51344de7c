import { company } from '../facts/company.ts';
import type { Claim } from './claim.rules.ts';
import { defineFields, type FieldName, type MailedForm } from './form.ts';

/** The claim form's fields. */
export const claimFields = defineFields([
  {
    name: 'accountNumber',
    label: 'Account number',
    description: 'On your statement, above your name',
    control: 'text',
    autoComplete: 'off',
    isRequired: true,
  },
  {
    name: 'name',
    label: 'Full name',
    control: 'text',
    autoComplete: 'name',
    isRequired: true,
  },
  {
    name: 'phone',
    label: 'Phone number',
    description: 'So a claims specialist can call you',
    control: 'tel',
    autoComplete: 'tel',
    isRequired: true,
  },
  {
    name: 'email',
    isBeside: true,
    label: 'Email',
    description: 'So a claims specialist can email you',
    control: 'email',
    autoComplete: 'email',
    isRequired: true,
  },
  {
    name: 'incidentDate',
    label: 'Date of incident',
    control: 'date',
    autoComplete: 'off',
    isRequired: true,
  },
  {
    name: 'description',
    label: 'Claim description',
    description: 'What happened, where, and what was damaged',
    control: 'textarea',
    autoComplete: 'off',
    isRequired: true,
  },
  {
    name: 'claimNumber',
    label: 'Insurance claim number',
    description: 'If your insurance company gave you one',
    control: 'text',
    autoComplete: 'off',
    isRequired: false,
  },
]);

/** The name of a field of the claim form. */
export type ClaimField = FieldName<typeof claimFields>;

/** Submit an insurance claim (`/insurance`). `failure` is for lenders that have claims mailed. */
export const claimForm = {
  id: 'claim',
  outcomes: ['mailed', 'shown'],
  fields: claimFields,
  submitLabel: 'Submit claim',
  submittingLabel: 'Submitting...',
  phone: company.phones.claims,
  toasts: {
    success: {
      title: 'Claim Submitted',
      description: "We've received your insurance claim and will contact you shortly.",
      tone: 'success',
    },
    failure: {
      title: 'Submission Failed',
      description: 'There was an error submitting your message. Please try again.',
      tone: 'danger',
    },
  },
  rules: async () => (await import('./claim.rules.ts')).claimRules,
  mail: async () => (await import('../mail/claim.ts')).claimMail,
  referenceKind: 'C',
  receipt: async () => (await import('./claim.receipt.ts')).claimReceipt,
} as const satisfies MailedForm<ClaimField, Claim>;
