import { company } from '../facts/company.ts';
import { defineFields, type FieldName, type RefusedForm } from './form.ts';
import type { CustomerSignIn, DealerSignIn } from './sign-in.rules.ts';

const password = {
  name: 'password',
  label: 'Password',
  control: 'password',
  autoComplete: 'current-password',
  isRequired: true,
} as const;

/** The customer sign-in form's fields. */
export const customerSignInFields = defineFields([
  {
    name: 'account',
    label: 'Email or Account Number',
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
    label: 'Dealer ID',
    control: 'text',
    autoComplete: 'off',
    isRequired: true,
  },
  {
    name: 'username',
    label: 'Username',
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

/** What both forms say and do: nobody is ever signed in. */
const signIn = {
  outcomes: ['refused'],
  submitLabel: 'Sign In',
  submittingLabel: 'Submitting...',
  toasts: {
    failure: {
      title: 'Login Unsuccessful',
      description: 'Mismatch account/email and password.',
      tone: 'danger',
    },
  },
} as const;

/** Sign in as a customer (`/signin`). */
export const customerSignInForm = {
  ...signIn,
  id: 'sign-in-customer',
  phone: company.phones.main,
  fields: customerSignInFields,
  rules: async () => (await import('./sign-in.rules.ts')).customerSignInRules,
} as const satisfies RefusedForm<CustomerSignInField, CustomerSignIn>;

/** Sign in as a dealer (`/signin`). */
export const dealerSignInForm = {
  ...signIn,
  id: 'sign-in-dealer',
  phone: company.phones.dealers,
  fields: dealerSignInFields,
  rules: async () => (await import('./sign-in.rules.ts')).dealerSignInRules,
} as const satisfies RefusedForm<DealerSignInField, DealerSignIn>;
