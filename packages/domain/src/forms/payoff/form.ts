import { submittingLabel } from '#words/form';
import { submitLabel, toasts } from '#words/payoff-form';
import { company } from '../../facts/company.ts';
import type { MailedForm } from '../form.ts';
import { type PayoffField, payoffFields } from './fields.ts';
import type { Payoff } from './rules.ts';

export * from './fields.ts';

/**
 * The form for a payoff quote request (`/payoff`). It has no rules, so that a page can render it at
 * once.
 */
export const payoffForm = {
  id: 'payoff',
  outcomes: ['mailed'],
  fields: payoffFields,
  submitLabel,
  submittingLabel,
  phone: company.phones.main,
  toasts,
  rules: async () => (await import('./rules.ts')).payoffRules,
  mail: async () => (await import('./mail.ts')).payoffMail,
  referenceKind: 'Q',
  receipt: async () => (await import('./receipt.ts')).payoffReceipt,
} as const satisfies MailedForm<PayoffField, Payoff>;
