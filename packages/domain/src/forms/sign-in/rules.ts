import { type } from 'arktype';
import { required } from '#words/form-rules';
import { accountInSentence, fields } from '#words/sign-in-form';
import { defineRules, isAtLeast, isRequired, type RuleOfEach, text } from '../rules.ts';
import {
  type CustomerSignInField,
  customerSignInFields,
  type DealerSignInField,
  dealerSignInFields,
} from './fields.ts';

/** Blanks may be part of a password, and count. */
const password = text(isAtLeast(1, required(fields.password.label)));

const customerSignIn = type({
  '+': 'delete',
  account: text(isRequired(accountInSentence)),
  password,
} satisfies RuleOfEach<CustomerSignInField>);

const dealerSignIn = type({
  '+': 'delete',
  dealerId: text(isRequired(fields.dealerId.label)),
  username: text(isRequired(fields.username.label)),
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
