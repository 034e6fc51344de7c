import { company } from '../../facts/company.ts';
import { type MailedForm, validationError } from '../form.ts';
import { type PreQualifyField, preQualifyFields } from './fields.ts';
import type { PreQualify } from './rules.ts';

export * from './fields.ts';

/** The form for a pre-qualification (`/pre-qualify`). */
export const preQualifyForm = {
  id: 'pre-qualify',
  outcomes: ['mailed'],
  fields: preQualifyFields,
  submitLabel: 'Get Pre-Qualified',
  submittingLabel: 'Submitting...',
  phone: company.phones.main,
  toasts: {
    success: {
      title: 'Application Submitted!',
      description: `We'll review your information and contact you within ${company.times.preQualifyReplyHours} hours.`,
      tone: 'success',
    },
    failure: {
      title: 'Error',
      description: 'Failed to submit application. Please try again.',
      tone: 'danger',
    },
    invalid: validationError,
  },
  rules: async () => (await import('./rules.ts')).preQualifyRules,
  mail: async () => (await import('./mail.ts')).preQualifyMail,
  referenceKind: 'A',
  receipt: async () => (await import('./receipt.ts')).preQualifyReceipt,
} as const satisfies MailedForm<PreQualifyField, PreQualify>;
