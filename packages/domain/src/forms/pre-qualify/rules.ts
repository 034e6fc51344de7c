import { type } from 'arktype';
import {
  defineRules,
  dollars,
  email,
  invalidEmail,
  isAtMost,
  isRequired,
  oneOf,
  phone,
  phoneTooShort,
  type RuleOfEach,
  ssnDigits,
  text,
} from '../rules.ts';
import {
  employmentStatuses,
  loanAmountRange,
  monthlyIncomes,
  type PreQualifyField,
  preQualifyFields,
} from './fields.ts';

const preQualify = type({
  '+': 'delete',
  firstName: text(isRequired('First name'), isAtMost(50, 'First name')),
  lastName: text(isRequired('Last name'), isAtMost(50, 'Last name')),
  email: email(invalidEmail),
  phone: phone(phoneTooShort),
  ssn: ssnDigits,
  // The slider's step is not a rule: a visitor may type an amount such as 15,250.
  loanAmount: dollars('Loan amount', loanAmountRange),
  employmentStatus: oneOf(employmentStatuses, 'Employment status'),
  monthlyIncome: oneOf(monthlyIncomes, 'Monthly income'),
} satisfies RuleOfEach<PreQualifyField>);

/** A pre-qualification application. The loan amount is in dollars. */
export type PreQualify = typeof preQualify.infer;

/**
 * The rules of a pre-qualification application. Every answer is cleaned and the amount converted.
 */
export const preQualifyRules = defineRules(preQualifyFields, preQualify);
