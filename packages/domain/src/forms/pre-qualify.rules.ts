import { type } from 'arktype';
import {
  employmentStatuses,
  loanAmountRange,
  monthlyIncomes,
  type PreQualifyField,
  preQualifyFields,
} from './pre-qualify.ts';
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
} from './rules.ts';

const preQualify = type({
  '+': 'delete',
  firstName: text(isRequired('First name'), isAtMost(50, 'First name')),
  lastName: text(isRequired('Last name'), isAtMost(50, 'Last name')),
  email: email(invalidEmail),
  phone: phone(phoneTooShort),
  ssn: ssnDigits,
  // The slider's step is no rule: whoever types an amount may ask for 15,250.
  loanAmount: dollars('Loan amount', loanAmountRange),
  employmentStatus: oneOf(employmentStatuses, 'Employment status'),
  monthlyIncome: oneOf(monthlyIncomes, 'Monthly income'),
} satisfies RuleOfEach<PreQualifyField>);

/** A pre-qualification application; the loan amount is in dollars. */
export type PreQualify = typeof preQualify.infer;

/** What a pre-qualification application must hold; every answer is trimmed, the amount converted. */
export const preQualifyRules = defineRules(preQualifyFields, preQualify);
