import { fields } from '#words/claim-form';
import { defineFields, type FieldName } from '../field.ts';

/** The claim form's fields. */
export const claimFields = defineFields([
  {
    name: 'accountNumber',
    ...fields.accountNumber,
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
  {
    name: 'phone',
    ...fields.phone,
    control: 'tel',
    autoComplete: 'tel',
    isRequired: true,
  },
  {
    name: 'email',
    isBeside: true,
    ...fields.email,
    control: 'email',
    autoComplete: 'email',
    isRequired: true,
  },
  {
    name: 'incidentDate',
    ...fields.incidentDate,
    control: 'date',
    autoComplete: 'on',
    isRequired: true,
  },
  {
    name: 'description',
    ...fields.description,
    control: 'textarea',
    rows: 8,
    autoComplete: 'on',
    isRequired: true,
  },
  {
    name: 'claimNumber',
    ...fields.claimNumber,
    control: 'text',
    autoComplete: 'on',
    isRequired: false,
  },
]);

/** The name of a field of the claim form. */
export type ClaimField = FieldName<typeof claimFields>;
