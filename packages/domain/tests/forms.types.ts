import { fields } from '../src/en/claim-form.ts';
import { type ClaimField, claimFields, claimForm } from '../src/forms/claim/form.ts';
import { type Claim, claimRules } from '../src/forms/claim/rules.ts';
import { defineFields } from '../src/forms/field.ts';
import type { MailedForm, RefusedForm } from '../src/forms/form.ts';
import type { Outcomes } from '../src/forms/index.ts';
import { paymentMail } from '../src/forms/payment/mail.ts';
import type { RuleOfEach } from '../src/forms/rules.ts';
import { customerSignInForm } from '../src/forms/sign-in/form.ts';
import { rowsOf, text } from '../src/mail/html.ts';

const outcomes = {
  payoff: 'mailed',
  'pre-qualify': 'mailed',
  payment: 'mailed',
  claim: 'shown',
  contact: 'mailed',
  'sign-in-customer': 'refused',
  'sign-in-dealer': 'refused',
} as const satisfies Outcomes;

const { mail, ...withoutMail } = claimForm;
const { outcomes: _, ...withoutOutcome } = claimForm;
const { claim: _claim, ...withoutClaim } = outcomes;
const tabs = {
  name: 'way',
  label: 'Way',
  control: 'tabs',
  isRequired: true,
  options: [{ value: 'car', label: 'Car' }],
} as const;
const name = {
  name: 'name',
  label: 'Name',
  control: 'text',
  autoComplete: 'off',
  isRequired: true,
} as const;

/** Code that must not compile. It never runs: `tsc` fails if an expected error is missing. */
export function mustNotCompile() {
  // @ts-expect-error A form that a site mails needs an email.
  withoutMail satisfies MailedForm<ClaimField, Claim>;
  // @ts-expect-error A form needs its possible outcomes.
  withoutOutcome satisfies MailedForm<ClaimField, Claim>;
  // @ts-expect-error A refused form has no email.
  ({ ...customerSignInForm, mail }) satisfies RefusedForm<string, unknown>;

  // @ts-expect-error Each form needs its line.
  withoutClaim satisfies Outcomes;
  // @ts-expect-error A payment needs to reach the company.
  ({ ...outcomes, payment: 'shown' }) as const satisfies Outcomes;
  // @ts-expect-error Nobody is ever signed in.
  ({ ...outcomes, 'sign-in-dealer': 'mailed' }) as const satisfies Outcomes;
  // @ts-expect-error This form does not exist.
  ({ ...outcomes, claims: 'shown' }) as const satisfies Outcomes;

  // @ts-expect-error A field needs a rule.
  ({ '+': 'delete' }) as const satisfies RuleOfEach<'name'>;
  // @ts-expect-error A field needs an answer in the email.
  rowsOf(claimFields, fields, { name: text('Dana') });
  // @ts-expect-error No field has this name.
  claimRules.warnings({}, new Date()).some(({ field }) => field === 'nmae');
  // @ts-expect-error The security code must not be in the email.
  paymentMail({ cvv: '123' }, new Date());

  defineFields([tabs, { ...name, when: { field: 'way', is: 'car' } }]);
  // @ts-expect-error The condition names a missing choice.
  defineFields([tabs, { ...name, when: { field: 'way', is: 'boat' } }]);
  // @ts-expect-error The condition names a missing field.
  defineFields([tabs, { ...name, when: { field: 'wya', is: 'car' } }]);
  // @ts-expect-error A slider needs a range.
  defineFields([{ name: 'sum', label: 'Sum', control: 'slider', isRequired: true }]);
}
