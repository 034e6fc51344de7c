import { type } from 'arktype';
import { localDate, parseDate } from '../input/date.ts';
import type { Issue, Validated } from './form.ts';
import { type PayoffField, payoffForm } from './payoff.fields.ts';
import {
  answersOf,
  calendarDate,
  email,
  isAtMost,
  isRequired,
  ssnDigits,
  text,
  validate,
} from './rules.ts';

/** What a payoff quote request must hold; it trims every answer and converts the date. */
export const payoff = type({
  '+': 'delete',
  account: text(isRequired('Account number'), isAtMost(100, 'Account number')),
  name: text(isRequired('Full name'), isAtMost(100, 'Full name')),
  ssn: ssnDigits,
  email: email('Email is required'),
  payoffDate: calendarDate('Requested payoff date'),
});

/** A request for a payoff quote; the date is `YYYY-MM-DD`. */
export type Payoff = typeof payoff.infer;

/** Answers the clean request, or each broken rule in the order of the form. Never throws. */
export function validatePayoff(input: unknown): Validated<Payoff, PayoffField> {
  return validate(payoffForm, payoff, input);
}

/** What the visitor may want to check again; a warning never blocks. */
export function payoffWarnings(input: unknown, today: Date): Issue<PayoffField>[] {
  const date = parseDate(answersOf(payoffForm, input).payoffDate);
  const hasPassed = date !== undefined && date < localDate(today);
  return hasPassed
    ? [{ field: 'payoffDate', message: 'This date has passed. Please check it.' }]
    : [];
}
