import { company } from '../company/index.ts';
import type { FormDescription } from './form.ts';

/** The payoff form's fields, in the order of the page. */
export type PayoffField = 'account' | 'name' | 'ssn' | 'email' | 'payoffDate';

/** Request a payoff quote (`/payoff`). Light: no rules in it, so a page can render from it at once. */
export const payoffForm: FormDescription<PayoffField, 'success' | 'failure'> = {
  id: 'payoff',
  fields: [
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
      description: 'So we know the account is yours',
      control: 'text',
      autoComplete: 'off',
      inputMode: 'numeric',
      width: 'short',
      isRequired: true,
    },
    {
      name: 'email',
      label: 'Email',
      description: 'We send the quote here',
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
  ],
  submitLabel: 'Request payoff quote',
  submittingLabel: 'Submitting...',
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
};
