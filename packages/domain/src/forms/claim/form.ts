import { company } from '../../facts/company.ts';
import type { MailedForm } from '../form.ts';
import { type ClaimField, claimFields } from './fields.ts';
import type { Claim } from './rules.ts';

export * from './fields.ts';

/**
 * The form for an insurance claim (`/insurance`). `failure` is for lenders that receive claims by
 * email.
 */
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
  rules: async () => (await import('./rules.ts')).claimRules,
  mail: async () => (await import('./mail.ts')).claimMail,
  referenceKind: 'C',
  receipt: async () => (await import('./receipt.ts')).claimReceipt,
} as const satisfies MailedForm<ClaimField, Claim>;
