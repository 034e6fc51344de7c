import { fields } from '#words/payoff-form';
import { defineFields, type FieldName } from '../field.ts';
import { ssnField } from '../ssn.ts';

/** The payoff form's fields. */
export const payoffFields = defineFields([
  {
    name: 'account',
    ...fields.account,
    control: 'text',
    autoComplete: 'on',
    isRequired: true,
  },
  {
    name: 'name',
    isBeside: true,
    ...fields.name,
    control: 'text',
    autoComplete: 'name',
    isRequired: true,
  },
  { ...ssnField, description: fields.ssn.description },
  {
    name: 'email',
    isBeside: true,
    ...fields.email,
    control: 'email',
    autoComplete: 'email',
    isRequired: true,
  },
  {
    name: 'payoffDate',
    ...fields.payoffDate,
    control: 'date',
    autoComplete: 'on',
    isRequired: true,
  },
]);

/** The name of a field of the payoff form. */
export type PayoffField = FieldName<typeof payoffFields>;
