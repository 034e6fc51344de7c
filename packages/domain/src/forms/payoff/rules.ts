import { type } from 'arktype';
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
  account: text(isRequired('Account number'), isAtMost(100, 'Account number')),
  name: text(isRequired('Full name'), isAtMost(100, 'Full name')),
  ssn: ssnDigits,
  email: email('Email is required'),
  payoffDate: calendarDate('Requested payoff date'),
} satisfies RuleOfEach<PayoffField>);

/** A request for a payoff quote. The date is `YYYY-MM-DD`. */
export type Payoff = typeof payoff.infer;

/** The rules of a payoff quote request. Every answer is cleaned and the date converted. */
export const payoffRules = defineRules(payoffFields, payoff, ({ payoffDate }, today) => ({
  payoffDate:
    (readDate(payoffDate) ?? '') < localDate(today) && 'This date has passed. Please check it.',
}));
