import { submitLabel, toasts } from '#words/claim-form';
import { submittingLabel } from '#words/form';
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
  submitLabel,
  submittingLabel,
  phone: company.phones.claims,
  toasts,
  rules: async () => (await import('./rules.ts')).claimRules,
  mail: async () => (await import('./mail.ts')).claimMail,
  referenceKind: 'C',
  receipt: async () => (await import('./receipt.ts')).claimReceipt,
} as const satisfies MailedForm<ClaimField, Claim>;
