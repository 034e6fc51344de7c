import { type } from 'arktype';
import { hasPassed } from '#words/form-rules';
import { fields } from '#words/payoff-form';
import { localDate, readDate } from '../../input/date.ts';
import {
  calendarDate,
  defineRules,
  email,
  isAtMost,
  isRequired,
  type RuleOfEach,
  ssnDigits,
  text,
} from '../rules.ts';
import { type PayoffField, payoffFields } from './fields.ts';

const payoff = type({
  '+': 'delete',
  account: text(isRequired(fields.account.label), isAtMost(100, fields.account.label)),
  name: text(isRequired(fields.name.label), isAtMost(100, fields.name.label)),
  ssn: ssnDigits,
  email: email(fields.email.label),
  payoffDate: calendarDate(fields.payoffDate.label),
} satisfies RuleOfEach<PayoffField>);

/** A request for a payoff quote. The date is `YYYY-MM-DD`. */
export type Payoff = typeof payoff.infer;

/** The rules of a payoff quote request. Every answer is cleaned and the date converted. */
export const payoffRules = defineRules(payoffFields, payoff, ({ payoffDate }, today) => ({
  payoffDate: (readDate(payoffDate) ?? '') < localDate(today) && hasPassed,
}));
