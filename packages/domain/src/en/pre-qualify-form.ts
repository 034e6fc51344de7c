/* The words of the form for a pre-qualification. */

import { company } from '../facts/company.ts';
import { ssn } from './ssn.ts';

export const fields = {
  firstName: { group: 'About you', label: 'First name' },
  lastName: { label: 'Last name' },
  email: { label: 'Email', description: 'We’ll send our answer here' },
  phone: { label: 'Phone number', description: 'We’ll only call about this request' },
  ssn: {
    label: ssn.label,
    description: 'To find your credit file',
  },
  loanAmount: { group: 'Your loan', label: 'Loan amount' },
  employmentStatus: {
    group: 'Your work',
    label: 'Employment status',
    description: 'Your main source of income',
  },
  monthlyIncome: { label: 'Monthly income', description: 'Before taxes' },
} as const;

/** The employment of an applicant, by its value. */
export const employmentStatuses = {
  employed: 'Employed full time',
  parttime: 'Employed part time',
  selfemployed: 'Self-employed',
  retired: 'Retired',
  other: 'Other',
} as const;

/** The monthly income of an applicant, by its value. */
export const monthlyIncomes = {
  '0-2000': 'Up to $2,000',
  '2000-3000': '$2,000 to $3,000',
  '3000-4000': '$3,000 to $4,000',
  '4000-5000': '$4,000 to $5,000',
  '5000+': '$5,000 or more',
} as const;

export const submitLabel = 'Get Pre-Qualified';

export const toasts = {
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
} as const;
