import { type } from 'arktype';
import { invalidEmail, phoneTooShort } from '#words/form-rules';
import { fields } from '#words/pre-qualify-form';
import {
  defineRules,
  dollars,
  email,
  isAtMost,
  isRequired,
  oneOf,
  phone,
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
  firstName: text(isRequired(fields.firstName.label), isAtMost(50, fields.firstName.label)),
  lastName: text(isRequired(fields.lastName.label), isAtMost(50, fields.lastName.label)),
  email: email(fields.email.label, invalidEmail),
  phone: phone(phoneTooShort),
  ssn: ssnDigits,
  // The slider's step is not a rule: a visitor may type an amount such as 15,250.
  loanAmount: dollars(fields.loanAmount.label, loanAmountRange),
  employmentStatus: oneOf(employmentStatuses, fields.employmentStatus.label),
  monthlyIncome: oneOf(monthlyIncomes, fields.monthlyIncome.label),
} satisfies RuleOfEach<PreQualifyField>);

/** A pre-qualification application. The loan amount is in dollars. */
export type PreQualify = typeof preQualify.infer;

/**
 * The rules of a pre-qualification application. Every answer is cleaned and the amount converted.
 */
export const preQualifyRules = defineRules(preQualifyFields, preQualify);
