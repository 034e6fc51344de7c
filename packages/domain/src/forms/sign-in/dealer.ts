import { type } from 'arktype';
import type { Validated } from '../form.ts';
import { isRequired, text, validate } from '../rules.ts';
import { type DealerSignInField, dealerSignInForm } from './dealer.fields.ts';

/** What a dealer signs in with. The password is left as typed: blanks may belong to it. */
export const dealerSignIn = type({
  '+': 'delete',
  dealerId: text(isRequired('Dealer ID')),
  username: text(isRequired('Username')),
  password: type.string.narrow(isRequired('Password')),
});

/** A dealer's credentials. */
export type DealerSignIn = typeof dealerSignIn.infer;

/** Answers the credentials, or each broken rule in the order of the form. Never throws. */
export function validateDealerSignIn(input: unknown): Validated<DealerSignIn, DealerSignInField> {
  return validate(dealerSignInForm, dealerSignIn, input);
}
