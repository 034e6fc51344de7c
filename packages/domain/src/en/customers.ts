import { callLink, type LinkedCard, type PageLink } from '../content/text.ts';
import { company } from '../facts/company.ts';
import { claimReplyDays } from './company.ts';

const { phones, times } = company;

export const customerCards = [
  {
    title: 'Payment Calculator',
    description: 'Estimate a monthly payment, or see how much you could borrow for a set payment.',
    link: { text: 'Open the calculator', to: '/', hash: 'calculator' },
  },
  {
    title: 'Payoff Quote',
    description: `Ask for the amount that pays off your loan. We email it within ${times.payoffQuoteHours} hours.`,
    link: { text: 'Get a payoff quote', to: '/payoff' },
  },
  {
    title: 'Insurance Claims',
    description: `Report an accident, a theft or damage. A specialist contacts you within ${claimReplyDays} business days.`,
    link: { text: 'Report a claim', to: '/insurance' },
  },
  {
    title: 'Contact Support',
    description: 'Talk with a person about your account, your payment or your options.',
    link: callLink(phones.main, `Call ${phones.main.display}`),
  },
] as const satisfies readonly LinkedCard[];

/** Names the areas in the drawing of a loan. */
export const loanAreas = { left: 'Left to pay', interest: 'Interest' } as const;

/** What a call is about. */
export const supportTopics = [
  'Due date',
  'Late payment',
  'New address',
  'Payoff',
  'Title',
] as const;

export const customerHelp = {
  heading: 'Need help?',
  signIn: { text: 'Sign In', to: '/signin' },
  signInText: 'Have an account? Sign in to manage it.',
} as const satisfies {
  signIn: PageLink;
  [words: string]: unknown;
};
