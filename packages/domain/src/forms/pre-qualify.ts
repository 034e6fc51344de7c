import { company } from '../facts/company.ts';
import { defineFields, type FieldName, type MailedForm, validationError } from './form.ts';
import type { PreQualify } from './pre-qualify.rules.ts';

/** The loan amounts that an applicant can ask for, in dollars. */
export const loanAmountRange = { min: 5_000, max: 50_000, step: 1_000, default: 15_000 } as const;

/** How an applicant earns a living. */
export const employmentStatuses = [
  { value: 'employed', label: 'Employed full time' },
  { value: 'parttime', label: 'Employed part time' },
  { value: 'selfemployed', label: 'Self-employed' },
  { value: 'retired', label: 'Retired' },
  { value: 'other', label: 'Other' },
] as const;

/** What an applicant earns a month before taxes, in dollars. */
export const monthlyIncomes = [
  { value: '0-2000', label: 'Up to $2,000' },
  { value: '2000-3000', label: '$2,000 to $3,000' },
  { value: '3000-4000', label: '$3,000 to $4,000' },
  { value: '4000-5000', label: '$4,000 to $5,000' },
  { value: '5000+', label: '$5,000 or more' },
] as const;

/** The pre-qualify form's fields. */
export const preQualifyFields = defineFields([
  {
    name: 'firstName',
    group: 'You',
    label: 'First name',
    control: 'text',
    autoComplete: 'given-name',
    isRequired: true,
  },
  {
    name: 'lastName',
    isBeside: true,
    label: 'Last name',
    control: 'text',
    autoComplete: 'family-name',
    isRequired: true,
  },
  {
    name: 'email',
    label: 'Email',
    description: "We'll send our answer here",
    control: 'email',
    autoComplete: 'email',
    isRequired: true,
  },
  {
    name: 'phone',
    isBeside: true,
    label: 'Phone number',
    description: "We'll only call about this request",
    control: 'tel',
    autoComplete: 'tel',
    isRequired: true,
  },
  {
    name: 'ssn',
    label: 'Last 4 digits of SSN',
    description: 'To find your credit file. Your score is not affected.',
    control: 'text',
    autoComplete: 'off',
    inputMode: 'numeric',
    maxLength: 4,
    width: 'short',
    isSecret: true,
    isRequired: true,
  },
  {
    name: 'loanAmount',
    group: 'Your loan',
    label: 'Loan amount',
    control: 'slider',
    isRequired: true,
    range: loanAmountRange,
  },
  {
    name: 'employmentStatus',
    group: 'Your work',
    label: 'Employment status',
    control: 'select',
    autoComplete: 'off',
    isRequired: true,
    options: employmentStatuses,
  },
  {
    name: 'monthlyIncome',
    isBeside: true,
    label: 'Monthly income',
    description: 'Before taxes',
    control: 'select',
    autoComplete: 'off',
    isRequired: true,
    options: monthlyIncomes,
  },
]);

/** The name of a field of the pre-qualify form. */
export type PreQualifyField = FieldName<typeof preQualifyFields>;

/** Get pre-qualified (`/pre-qualify`). */
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
  rules: async () => (await import('./pre-qualify.rules.ts')).preQualifyRules,
  mail: async () => (await import('../mail/pre-qualify.ts')).preQualifyMail,
  referenceKind: 'A',
  receipt: async () => (await import('./pre-qualify.receipt.ts')).preQualifyReceipt,
} as const satisfies MailedForm<PreQualifyField, PreQualify>;
