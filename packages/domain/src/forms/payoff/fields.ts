import { company } from '../../facts/company.ts';
import { defineFields, type FieldName } from '../field.ts';
import { ssnField } from '../ssn.ts';

/** The payoff form's fields. */
export const payoffFields = defineFields([
  {
    name: 'account',
    label: 'Account number',
    description: 'On your statement, above your name',
    control: 'text',
    autoComplete: 'on',
    isRequired: true,
  },
  {
    name: 'name',
    isBeside: true,
    label: 'Full name',
    control: 'text',
    autoComplete: 'name',
    isRequired: true,
  },
  { ...ssnField, description: 'So we can confirm the account is yours' },
  {
    name: 'email',
    isBeside: true,
    label: 'Email',
    description: "We'll send your quote here",
    control: 'email',
    autoComplete: 'email',
    isRequired: true,
  },
  {
    name: 'payoffDate',
    label: 'Requested payoff date',
    description: `The quote stays good for ${company.times.payoffQuoteValidDays} days`,
    control: 'date',
    autoComplete: 'on',
    isRequired: true,
  },
]);

/** The name of a field of the payoff form. */
export type PayoffField = FieldName<typeof payoffFields>;
