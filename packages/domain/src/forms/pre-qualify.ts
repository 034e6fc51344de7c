import { type } from 'arktype';
import type { Validated } from './form.ts';
import {
  employmentStatuses,
  loanAmountRange,
  monthlyIncomes,
  type PreQualifyField,
  preQualifyForm,
} from './pre-qualify.fields.ts';
import {
  dollars,
  email,
  invalidEmail,
  isAtMost,
  isRequired,
  oneOf,
  phone,
  phoneTooShort,
  ssnDigits,
  text,
  validate,
} from './rules.ts';

/**
 * What a pre-qualification application must hold; it trims every answer and converts the amount.
 * The slider's step is no rule: whoever types an amount may ask for 15,250.
 */
export const preQualify = type({
  '+': 'delete',
  firstName: text(isRequired('First name'), isAtMost(50, 'First name')),
  lastName: text(isRequired('Last name'), isAtMost(50, 'Last name')),
  email: email(invalidEmail),
  phone: phone(phoneTooShort),
  ssn: ssnDigits,
  loanAmount: dollars('Loan amount', loanAmountRange),
  employmentStatus: oneOf(employmentStatuses, 'Employment status'),
  monthlyIncome: oneOf(monthlyIncomes, 'Monthly income'),
});

/** A pre-qualification application; the loan amount is in dollars. */
export type PreQualify = typeof preQualify.infer;

/** Answers the clean application, or each broken rule in the order of the form. Never throws. */
export function validatePreQualify(input: unknown): Validated<PreQualify, PreQualifyField> {
  return validate(preQualifyForm, preQualify, input);
}
