import type { PageLink } from '../content/text.ts';
import { dueDateChanges } from './company.ts';

export const accountNotice = {
  isSample: true,
  text: 'This is a sample account, so you can see what yours looks like. Try the buttons. Nothing will change.',
  link: { text: 'Sign in to your own account', to: '/signin' },
} as const satisfies { link: PageLink; [words: string]: unknown };

/** The message that every button of the sample account shows. */
export const sampleAccountToast = {
  title: 'Sample account',
  description: 'This is a sample account, so nothing was changed.',
  tone: 'neutral',
} as const;

export const summary = {
  balance: {
    title: 'Balance',
    text: (left: number, months: number) => `${left} of ${months} payments left`,
  },
  payment: { title: 'Next payment', text: (date: string) => `Due ${date}` },
  score: {
    title: 'Credit score',
    text: (range: string, date: string) => `${range}, as of ${date}`,
  },
  autoPay: { title: 'Auto Pay', value: 'On', text: 'From checking ending in 4321' },
} as const;

export const accountActions = [
  { text: 'Make a Payment', to: '/payment' },
  { text: 'Payoff Quote', to: '/payoff' },
] as const satisfies readonly PageLink[];

export const accountTabs = {
  label: 'Account',
  overview: 'Overview',
  payments: 'Payments',
  documents: 'Documents',
  settings: 'Settings',
} as const;

export const overview = {
  heading: 'Your loan',
  account: { label: 'Account', value: 'Ending in 4821' },
  vehicle: { label: 'Vehicle', value: '2023 sample sedan' },
  borrowed: 'Amount financed',
  apr: 'APR',
  term: { label: 'Term', value: (months: number) => `${months}\u00a0months` },
  lastPayment: 'Last payment',
  payment: 'Monthly payment',
  dailyInterest: 'Daily interest',
  note: 'Your balance is not your payoff amount, because interest adds up each day.',
} as const;

export const paymentHistory = {
  heading: 'Payment history',
  columns: ['Date', 'Amount', 'Status'],
  button: 'Download history',
} as const;

/** A document of the account. The date is in ISO format. */
export interface AccountDocument {
  readonly title: string;
  readonly date: string;
  readonly kind: string;
}

export const documents = {
  heading: 'Documents',
  columns: ['Document', 'Kind', 'Date', 'Copy'],
  items: [
    { title: 'November 2026 statement', date: '2026-11-20', kind: 'Statement' },
    { title: 'October 2026 statement', date: '2026-10-20', kind: 'Statement' },
    { title: 'September 2026 statement', date: '2026-09-20', kind: 'Statement' },
    { title: 'Privacy notice', date: '2026-01-05', kind: 'Notice' },
    { title: 'Welcome letter', date: '2024-09-18', kind: 'Letter' },
    { title: 'Retail installment contract', date: '2024-09-15', kind: 'Contract' },
  ],
  button: 'Download',
} as const satisfies {
  heading: string;
  columns: readonly string[];
  items: readonly AccountDocument[];
  button: string;
};

/** A setting, its current value, and the label of its button. */
export interface Setting {
  readonly label: string;
  readonly value: string;
  readonly button: string;
}

export const settings = {
  heading: 'Settings',
  columns: ['Setting', 'Current', 'Change'],
  items: [
    { label: 'Email', value: 'jordan.sample@mail.example', button: 'Change email' },
    { label: 'Phone', value: '(800) 555-0199', button: 'Change phone' },
    {
      label: 'Mailing address',
      value: '12 Sample Street, Sampletown, CA 90000',
      button: 'Change address',
    },
    { label: 'Auto Pay', value: 'On. You can stop it at any time.', button: 'Change Auto Pay' },
    { label: 'Statements', value: 'By email', button: 'Change statements' },
    { label: 'Due date reminders', value: 'Email, 5 days ahead', button: 'Change reminders' },
    { label: 'Due date', value: 'The 15th of each month', button: 'Change due date' },
  ],
  note: `You can change your due date ${dueDateChanges}.`,
} as const satisfies {
  heading: string;
  columns: readonly string[];
  items: readonly Setting[];
  note: string;
};
