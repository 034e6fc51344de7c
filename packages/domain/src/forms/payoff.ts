import { company } from '../facts/company.ts';
import { defineFields, type FieldName, type MailedForm } from './form.ts';
import type { Payoff } from './payoff.rules.ts';

/** The payoff form's fields. */
export const payoffFields = defineFields([
  {
    name: 'account',
    label: 'Account number',
    description: 'On your statement, above your name',
    control: 'text',
    autoComplete: 'off',
    isRequired: true,
  },
  {
    name: 'name',
    label: 'Full name',
    control: 'text',
    autoComplete: 'name',
    isRequired: true,
  },
  {
    name: 'ssn',
    label: 'Last 4 digits of SSN',
    description: 'So we can confirm the account is yours',
    control: 'text',
    autoComplete: 'off',
    inputMode: 'numeric',
    maxLength: 4,
    width: 'short',
    isSecret: true,
    isRequired: true,
  },
  {
    name: 'email',
    label: 'Email',
    description: "We'll send your quote here",
    control: 'email',
    autoComplete: 'email',
    isRequired: true,
  },
  {
    name: 'payoffDate',
    label: 'Requested payoff date',
    description: `The quote stays good for ${company.times.payoffQuoteValidDays} days`,
    control: 'date',
    autoComplete: 'off',
    isRequired: true,
  },
]);

/** The name of a field of the payoff form. */
export type PayoffField = FieldName<typeof payoffFields>;

/** Request a payoff quote (`/payoff`). Light: no rules in it, so a page can render from it at once. */
export const payoffForm = {
  id: 'payoff',
  outcomes: ['mailed'],
  fields: payoffFields,
  submitLabel: 'Request payoff quote',
  submittingLabel: 'Submitting...',
  phone: company.phones.main,
  toasts: {
    success: {
      title: 'Request Received',
      description: `Your payoff quote will be emailed to you within ${company.times.payoffQuoteHours} hours.`,
      tone: 'success',
    },
    failure: {
      title: 'Submission Failed',
      description: 'There was an error submitting your request. Please try again.',
      tone: 'danger',
    },
  },
  rules: async () => (await import('./payoff.rules.ts')).payoffRules,
  mail: async () => (await import('../mail/payoff.ts')).payoffMail,
  referenceKind: 'Q',
  receipt: async () => (await import('./payoff.receipt.ts')).payoffReceipt,
} as const satisfies MailedForm<PayoffField, Payoff>;
