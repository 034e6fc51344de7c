import type { FormDescription } from '../form.ts';

/** The customer sign-in form's fields, in the order of the page. */
export type CustomerSignInField = 'account' | 'password';

/** Sign in as a customer (`/signin`). Every complete submission gets the failure toast. */
export const customerSignInForm: FormDescription<CustomerSignInField, 'failure'> = {
  id: 'sign-in-customer',
  fields: [
    {
      name: 'account',
      label: 'Email or Account Number',
      control: 'text',
      autoComplete: 'username',
      isRequired: true,
    },
    {
      name: 'password',
      label: 'Password',
      control: 'password',
      autoComplete: 'current-password',
      isRequired: true,
    },
  ],
  submitLabel: 'Sign In',
  submittingLabel: 'Submitting...',
  toasts: {
    failure: {
      title: 'Login Unsuccessful',
      description: 'Mismatch account/email and password.',
      tone: 'danger',
    },
  },
};
