/** The name of each form, also for assistive technology. */
export const formNames = {
  payoff: 'Payoff quote request',
  'pre-qualify': 'Pre-qualification',
  payment: 'Payment',
  claim: 'Insurance claim',
  contact: 'Message to us',
  'sign-in-customer': 'Customer sign in',
  'sign-in-dealer': 'Dealer sign in',
} as const;
