import { submittingLabel } from '#words/form';
import { submitLabel, toasts } from '#words/pre-qualify-form';
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
  submitLabel,
  submittingLabel,
  phone: company.phones.main,
  toasts: { ...toasts, invalid: validationError },
  rules: async () => (await import('./rules.ts')).preQualifyRules,
  mail: async () => (await import('./mail.ts')).preQualifyMail,
  referenceKind: 'A',
  receipt: async () => (await import('./receipt.ts')).preQualifyReceipt,
} as const satisfies MailedForm<PreQualifyField, PreQualify>;
