import { fields } from '#words/sign-in-form';
import { defineFields, type FieldName } from '../field.ts';

const password = {
  name: 'password',
  ...fields.password,
  control: 'password',
  autoComplete: 'current-password',
  isRequired: true,
} as const;

/** The customer sign-in form's fields. */
export const customerSignInFields = defineFields([
  {
    name: 'account',
    ...fields.account,
    control: 'text',
    autoComplete: 'username',
    isRequired: true,
  },
  password,
]);

/** The dealer sign-in form's fields. */
export const dealerSignInFields = defineFields([
  {
    name: 'dealerId',
    ...fields.dealerId,
    control: 'text',
    autoComplete: 'on',
    isRequired: true,
  },
  {
    name: 'username',
    ...fields.username,
    control: 'text',
    autoComplete: 'username',
    isRequired: true,
  },
  password,
]);

/** The name of a field of the customer sign-in form. */
export type CustomerSignInField = FieldName<typeof customerSignInFields>;

/** The name of a field of the dealer sign-in form. */
export type DealerSignInField = FieldName<typeof dealerSignInFields>;
