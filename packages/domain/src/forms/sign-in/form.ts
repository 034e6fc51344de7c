import { submittingLabel } from '#words/form';
import { submitLabel, toasts } from '#words/sign-in-form';
import { company } from '../../facts/company.ts';
import type { RefusedForm } from '../form.ts';
import {
  type CustomerSignInField,
  customerSignInFields,
  type DealerSignInField,
  dealerSignInFields,
} from './fields.ts';
import type { CustomerSignIn, DealerSignIn } from './rules.ts';

export * from './fields.ts';

/** The parts that both forms share: nobody is ever signed in. */
const signIn = {
  outcomes: ['refused'],
  submitLabel,
  submittingLabel,
  toasts,
} as const;

/** The form to sign in as a customer (`/signin`). */
export const customerSignInForm = {
  ...signIn,
  id: 'sign-in-customer',
  phone: company.phones.main,
  fields: customerSignInFields,
  rules: async () => (await import('./rules.ts')).customerSignInRules,
} as const satisfies RefusedForm<CustomerSignInField, CustomerSignIn>;

/** The form to sign in as a dealer (`/signin`). */
export const dealerSignInForm = {
  ...signIn,
  id: 'sign-in-dealer',
  phone: company.phones.dealers,
  fields: dealerSignInFields,
  rules: async () => (await import('./rules.ts')).dealerSignInRules,
} as const satisfies RefusedForm<DealerSignInField, DealerSignIn>;
