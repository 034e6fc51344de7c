import { type } from 'arktype';
import { localDate, readDate } from '../../input/date.ts';
import {
  calendarDate,
  defineRules,
  email,
  isAtMost,
  isRequired,
  phone,
  type RuleOfEach,
  text,
} from '../rules.ts';
import { type ClaimField, claimFields } from './fields.ts';

const claim = type({
  '+': 'delete',
  accountNumber: text(isRequired('Account number'), isAtMost(100, 'Account number')),
  name: text(isRequired('Full name'), isAtMost(100, 'Full name')),
  phone: phone('Phone number is required'),
  email: email('Email is required'),
  incidentDate: calendarDate('Date of incident'),
  description: text(isRequired('Claim description'), isAtMost(3000, 'Claim description')),
  claimNumber: text(isAtMost(100, 'Insurance claim number')),
} satisfies RuleOfEach<ClaimField>);

/** An insurance claim. The date is `YYYY-MM-DD`, and a missing claim number is the empty string. */
export type Claim = typeof claim.infer;

/** The rules of an insurance claim. Every answer is cleaned and the date converted. */
export const claimRules = defineRules(claimFields, claim, ({ incidentDate }, today) => ({
  incidentDate:
    (readDate(incidentDate) ?? '') > localDate(today) &&
    'This date is in the future. Please check it.',
}));
