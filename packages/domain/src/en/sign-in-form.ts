/* The words of the forms to sign in. */

export const fields = {
  account: { label: 'Email or Account Number' },
  dealerId: { label: 'Dealer ID' },
  username: { label: 'Username' },
  password: { label: 'Password' },
} as const;

/** The name of the customer's account in the sentence for a missing one. */
export const accountInSentence = 'Email or account number';

export const submitLabel = 'Sign In';

export const toasts = {
  failure: {
    title: 'Login Unsuccessful',
    description: 'Mismatch account/email and password.',
    tone: 'danger',
  },
} as const;
