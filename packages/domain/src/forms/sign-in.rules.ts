import { type } from 'arktype';
import { defineRules, isRequired, type RuleOfEach, text } from './rules.ts';
import {
  type CustomerSignInField,
  customerSignInFields,
  type DealerSignInField,
  dealerSignInFields,
} from './sign-in.ts';

/** Left as typed: blanks may belong to it. */
const password = type.string.narrow(isRequired('Password'));

const customerSignIn = type({
  '+': 'delete',
  account: text(isRequired('Email or account number')),
  password,
} satisfies RuleOfEach<CustomerSignInField>);

const dealerSignIn = type({
  '+': 'delete',
  dealerId: text(isRequired('Dealer ID')),
  username: text(isRequired('Username')),
  password,
} satisfies RuleOfEach<DealerSignInField>);

/** A customer's credentials. */
export type CustomerSignIn = typeof customerSignIn.infer;

/** A dealer's credentials. */
export type DealerSignIn = typeof dealerSignIn.infer;

/** What a customer signs in with. */
export const customerSignInRules = defineRules(customerSignInFields, customerSignIn);

/** What a dealer signs in with. */
export const dealerSignInRules = defineRules(dealerSignInFields, dealerSignIn);
