import type { FormDescription } from '../form.ts';

/** The dealer sign-in form's fields, in the order of the page. */
export type DealerSignInField = 'dealerId' | 'username' | 'password';

/** Sign in as a dealer (`/signin`). Every complete submission gets the failure toast. */
export const dealerSignInForm: FormDescription<DealerSignInField, 'failure'> = {
  id: 'sign-in-dealer',
  fields: [
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
