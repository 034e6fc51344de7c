import { type Claim, claimRules } from '../src/forms/claim.rules.ts';
import { type ClaimField, claimFields, claimForm } from '../src/forms/claim.ts';
import { defineFields, type MailedForm, type RefusedForm } from '../src/forms/form.ts';
import type { Outcomes } from '../src/forms/index.ts';
import type { RuleOfEach } from '../src/forms/rules.ts';
import { customerSignInForm } from '../src/forms/sign-in.ts';
import { rowsOf, text } from '../src/mail/html.ts';
import { paymentMail } from '../src/mail/payment.ts';

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

/** What must not compile. It never runs: `tsc` fails where an error that is expected is missing. */
export function mustNotCompile() {
  // @ts-expect-error A form that a site mails needs a mail.
  withoutMail satisfies MailedForm<ClaimField, Claim>;
  // @ts-expect-error A form says what may become of it.
  withoutOutcome satisfies MailedForm<ClaimField, Claim>;
  // @ts-expect-error A form that is refused has no mail.
  ({ ...customerSignInForm, mail }) satisfies RefusedForm<string, unknown>;

  // @ts-expect-error Each form has its line.
  withoutClaim satisfies Outcomes;
  // @ts-expect-error A payment that nobody gets can't be thanked for.
  ({ ...outcomes, payment: 'shown' }) as const satisfies Outcomes;
  // @ts-expect-error Nobody is ever signed in.
  ({ ...outcomes, 'sign-in-dealer': 'mailed' }) as const satisfies Outcomes;
  // @ts-expect-error There is no such form.
  ({ ...outcomes, claims: 'shown' }) as const satisfies Outcomes;

  // @ts-expect-error A field without a rule.
  ({ '+': 'delete' }) as const satisfies RuleOfEach<'name'>;
  // @ts-expect-error A field without an answer in the mail.
  rowsOf(claimFields, { name: text('Dana') });
  // @ts-expect-error A name that is no field's.
  claimRules.warnings({}, new Date()).some(({ field }) => field === 'nmae');
  // @ts-expect-error A security code.
  paymentMail({ cvv: '123' }, new Date());

  defineFields([tabs, { ...name, when: { field: 'way', is: 'car' } }]);
  // @ts-expect-error A condition on a choice that isn't there.
  defineFields([tabs, { ...name, when: { field: 'way', is: 'boat' } }]);
  // @ts-expect-error A condition on a field that isn't there.
  defineFields([tabs, { ...name, when: { field: 'wya', is: 'car' } }]);
  // @ts-expect-error A slider without its range.
  defineFields([{ name: 'sum', label: 'Sum', control: 'slider', isRequired: true }]);
}
