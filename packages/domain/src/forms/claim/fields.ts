import { defineFields, type FieldName } from '../field.ts';

/** The claim form's fields. */
export const claimFields = defineFields([
  {
    name: 'accountNumber',
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
  {
    name: 'phone',
    label: 'Phone number',
    description: 'So a claims specialist can call you',
    control: 'tel',
    autoComplete: 'tel',
    isRequired: true,
  },
  {
    name: 'email',
    isBeside: true,
    label: 'Email',
    description: 'So a claims specialist can email you',
    control: 'email',
    autoComplete: 'email',
    isRequired: true,
  },
  {
    name: 'incidentDate',
    label: 'Date of incident',
    control: 'date',
    autoComplete: 'on',
    isRequired: true,
  },
  {
    name: 'description',
    label: 'Claim description',
    description: 'What happened, where, and what was damaged',
    control: 'textarea',
    autoComplete: 'on',
    isRequired: true,
  },
  {
    name: 'claimNumber',
    label: 'Insurance claim number',
    description: 'If your insurance company gave you one',
    control: 'text',
    autoComplete: 'on',
    isRequired: false,
  },
]);

/** The name of a field of the claim form. */
export type ClaimField = FieldName<typeof claimFields>;
