/* The words of the form for a payoff quote request. */

import { company } from '../facts/company.ts';
import { ssn } from './ssn.ts';

export const fields = {
  account: { label: 'Account number', description: 'On your statement, above your name' },
  name: { label: 'Full name', description: 'As on your contract' },
  ssn: { label: ssn.label, description: 'So we can confirm the account is yours' },
  email: { label: 'Email', description: 'We’ll send your quote here' },
  payoffDate: {
    label: 'Requested payoff date',
    description: `The quote stays good for ${company.times.payoffQuoteValidDays} days`,
  },
} as const;

export const submitLabel = 'Request payoff quote';

export const toasts = {
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
} as const;
