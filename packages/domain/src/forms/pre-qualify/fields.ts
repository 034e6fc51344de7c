import { defineFields, type FieldName } from '../field.ts';
import { ssnField } from '../ssn.ts';

/** The loan amounts that an applicant can choose, in dollars. */
export const loanAmountRange = { min: 5_000, max: 50_000, step: 1_000, default: 15_000 } as const;

/** The employment of an applicant. */
export const employmentStatuses = [
  { value: 'employed', label: 'Employed full time' },
  { value: 'parttime', label: 'Employed part time' },
  { value: 'selfemployed', label: 'Self-employed' },
  { value: 'retired', label: 'Retired' },
  { value: 'other', label: 'Other' },
] as const;

/** The monthly income of an applicant before taxes, in dollars. */
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
    group: 'About you',
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
  { ...ssnField, description: 'To find your credit file. Your score is not affected.' },
  {
    name: 'loanAmount',
    group: 'Your loan',
    label: 'Loan amount',
    control: 'slider',
    autoComplete: 'on',
    isRequired: true,
    range: loanAmountRange,
  },
  {
    name: 'employmentStatus',
    group: 'Your work',
    label: 'Employment status',
    control: 'select',
    autoComplete: 'on',
    isRequired: true,
    options: employmentStatuses,
  },
  {
    name: 'monthlyIncome',
    isBeside: true,
    label: 'Monthly income',
    description: 'Before taxes',
    control: 'select',
    autoComplete: 'on',
    isRequired: true,
    options: monthlyIncomes,
  },
]);

/** The name of a field of the pre-qualify form. */
export type PreQualifyField = FieldName<typeof preQualifyFields>;
