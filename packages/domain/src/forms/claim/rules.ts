import { type } from 'arktype';
import { fields } from '#words/claim-form';
import { isInFuture, required } from '#words/form-rules';
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
  accountNumber: text(
    isRequired(fields.accountNumber.label),
    isAtMost(100, fields.accountNumber.label),
  ),
  name: text(isRequired(fields.name.label), isAtMost(100, fields.name.label)),
  phone: phone(required(fields.phone.label)),
  email: email(fields.email.label),
  incidentDate: calendarDate(fields.incidentDate.label),
  description: text(isRequired(fields.description.label), isAtMost(3000, fields.description.label)),
  claimNumber: text(isAtMost(100, fields.claimNumber.label)),
} satisfies RuleOfEach<ClaimField>);

/** An insurance claim. The date is `YYYY-MM-DD`, and a missing claim number is the empty string. */
export type Claim = typeof claim.infer;

/** The rules of an insurance claim. Every answer is cleaned and the date converted. */
export const claimRules = defineRules(claimFields, claim, ({ incidentDate }, today) => ({
  incidentDate: (readDate(incidentDate) ?? '') > localDate(today) && isInFuture,
}));
