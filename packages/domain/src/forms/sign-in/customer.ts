import { type } from 'arktype';
import type { Validated } from '../form.ts';
import { isRequired, text, validate } from '../rules.ts';
import { type CustomerSignInField, customerSignInForm } from './customer.fields.ts';

/** What a customer signs in with. The password is left as typed: blanks may belong to it. */
export const customerSignIn = type({
  '+': 'delete',
  account: text(isRequired('Email or account number')),
  password: type.string.narrow(isRequired('Password')),
});

/** A customer's credentials. */
export type CustomerSignIn = typeof customerSignIn.infer;

/** Answers the credentials, or each broken rule in the order of the form. Never throws. */
export function validateCustomerSignIn(
  input: unknown,
): Validated<CustomerSignIn, CustomerSignInField> {
  return validate(customerSignInForm, customerSignIn, input);
}
