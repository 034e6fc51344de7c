import { type } from 'arktype';
import { localDate, readDate } from '../input/date.ts';
import { type PayoffField, payoffFields } from './payoff.ts';
import {
  calendarDate,
  defineRules,
  email,
  isAtMost,
  isRequired,
  type RuleOfEach,
  ssnDigits,
  text,
} from './rules.ts';

const payoff = type({
  '+': 'delete',
  account: text(isRequired('Account number'), isAtMost(100, 'Account number')),
  name: text(isRequired('Full name'), isAtMost(100, 'Full name')),
  ssn: ssnDigits,
  email: email('Email is required'),
  payoffDate: calendarDate('Requested payoff date'),
} satisfies RuleOfEach<PayoffField>);

/** A request for a payoff quote; the date is `YYYY-MM-DD`. */
export type Payoff = typeof payoff.infer;

/** What a payoff quote request must hold; every answer is trimmed and the date converted. */
export const payoffRules = defineRules(payoffFields, payoff, ({ payoffDate }, today) => ({
  payoffDate:
    (readDate(payoffDate) ?? '') < localDate(today) && 'This date has passed. Please check it.',
}));
