import { type } from 'arktype';
import { defineRules, isAtLeast, isRequired, type RuleOfEach, text } from '../rules.ts';
import {
  type CustomerSignInField,
  customerSignInFields,
  type DealerSignInField,
  dealerSignInFields,
} from './fields.ts';

/** Blanks may be part of a password, and count. */
const password = text(isAtLeast(1, 'Password is required'));

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

/** The rules of a customer's credentials. */
export const customerSignInRules = defineRules(customerSignInFields, customerSignIn);

/** The rules of a dealer's credentials. */
export const dealerSignInRules = defineRules(dealerSignInFields, dealerSignIn);
