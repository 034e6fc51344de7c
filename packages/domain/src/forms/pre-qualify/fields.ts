import {
  employmentStatuses as employment,
  fields,
  monthlyIncomes as income,
} from '#words/pre-qualify-form';
import { defineFields, type FieldName } from '../field.ts';
import { ssnField } from '../ssn.ts';

/** The loan amounts that an applicant can choose, in dollars. */
export const loanAmountRange = { min: 5_000, max: 50_000, step: 1_000, default: 15_000 } as const;

/** The employment of an applicant. */
export const employmentStatuses = [
  { value: 'employed', label: employment.employed },
  { value: 'parttime', label: employment.parttime },
  { value: 'selfemployed', label: employment.selfemployed },
  { value: 'retired', label: employment.retired },
  { value: 'other', label: employment.other },
] as const;

/** The monthly income of an applicant before taxes, in dollars. */
export const monthlyIncomes = [
  { value: '0-2000', label: income['0-2000'] },
  { value: '2000-3000', label: income['2000-3000'] },
  { value: '3000-4000', label: income['3000-4000'] },
  { value: '4000-5000', label: income['4000-5000'] },
  { value: '5000+', label: income['5000+'] },
] as const;

/** The pre-qualify form's fields. */
export const preQualifyFields = defineFields([
  {
    name: 'firstName',
    ...fields.firstName,
    control: 'text',
    autoComplete: 'given-name',
    isRequired: true,
  },
  {
    name: 'lastName',
    isBeside: true,
    ...fields.lastName,
    control: 'text',
    autoComplete: 'family-name',
    isRequired: true,
  },
  {
    name: 'email',
    ...fields.email,
    control: 'email',
    autoComplete: 'email',
    isRequired: true,
  },
  {
    name: 'phone',
    isBeside: true,
    ...fields.phone,
    control: 'tel',
    autoComplete: 'tel',
    isRequired: true,
  },
  { ...ssnField, description: fields.ssn.description },
  {
    name: 'loanAmount',
    ...fields.loanAmount,
    control: 'slider',
    autoComplete: 'on',
    isRequired: true,
    range: loanAmountRange,
  },
  {
    name: 'employmentStatus',
    ...fields.employmentStatus,
    control: 'select',
    autoComplete: 'on',
    isRequired: true,
    options: employmentStatuses,
  },
  {
    name: 'monthlyIncome',
    isBeside: true,
    ...fields.monthlyIncome,
    control: 'select',
    autoComplete: 'on',
    isRequired: true,
    options: monthlyIncomes,
  },
]);

/** The name of a field of the pre-qualify form. */
export type PreQualifyField = FieldName<typeof preQualifyFields>;
