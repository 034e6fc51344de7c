import { type } from 'arktype';
import { localDate, parseDate } from '../input/date.ts';
import { type ClaimField, claimForm } from './claim.fields.ts';
import type { Issue, Validated } from './form.ts';
import {
  answersOf,
  calendarDate,
  email,
  isAtMost,
  isRequired,
  phone,
  text,
  validate,
} from './rules.ts';

/** What an insurance claim must hold; it trims every answer and converts the date. */
export const claim = type({
  '+': 'delete',
  accountNumber: text(isRequired('Account number'), isAtMost(100, 'Account number')),
  name: text(isRequired('Full name'), isAtMost(100, 'Full name')),
  phone: phone('Phone number is required'),
  email: email('Email is required'),
  incidentDate: calendarDate('Date of incident'),
  description: text(isRequired('Claim description'), isAtMost(3000, 'Claim description')),
  claimNumber: text(isAtMost(100, 'Insurance claim number')),
});

/** An insurance claim; the date is `YYYY-MM-DD`, and no claim number is the empty string. */
export type Claim = typeof claim.infer;

/** Answers the clean claim, or each broken rule in the order of the form. Never throws. */
export function validateClaim(input: unknown): Validated<Claim, ClaimField> {
  return validate(claimForm, claim, input);
}

/** What the visitor may want to check again; a warning never blocks. */
export function claimWarnings(input: unknown, today: Date): Issue<ClaimField>[] {
  const date = parseDate(answersOf(claimForm, input).incidentDate);
  const isAhead = date !== undefined && date > localDate(today);
  return isAhead
    ? [{ field: 'incidentDate', message: 'This date is in the future. Please check it.' }]
    : [];
}
