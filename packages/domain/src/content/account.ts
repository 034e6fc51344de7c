import { company } from '../facts/company.ts';
import { rangeOf, sampleScore } from '../facts/credit-ranges.ts';
import { sampleLoan } from '../facts/sample-loan.ts';
import type { Toast } from '../forms/form.ts';
import { dollars, formatDate } from '../input/format.ts';
import type { PageLink } from './text.ts';

const { payment, apr, months, remaining, balance, nextPaymentDate, lastPaymentDate } = sampleLoan;

export const accountNotice = {
  isSample: true,
  title: 'This is a sample account',
  text: "This is sample data. Buttons won't change anything.",
  link: { text: 'Sign in to your own account', to: '/signin' },
} as const satisfies { link: PageLink; [words: string]: unknown };

/** The message that every button of the sample account shows. */
export const sampleAccountToast = {
  title: 'Sample account',
  description: 'This is a sample account, so nothing was changed.',
  tone: 'neutral',
} as const satisfies Toast;

/** A number of the account at a glance. */
export interface SummaryCard {
  readonly title: string;
  readonly value: string;
  readonly text: string;
}

export const summaryCards = [
  {
    title: 'Balance',
    value: dollars(balance),
    text: `${remaining} of ${months} payments left`,
  },
  {
    title: 'Next payment',
    value: dollars(payment),
    text: `Due ${formatDate(nextPaymentDate)}`,
  },
  {
    title: 'Credit score',
    value: `${sampleScore.value}`,
    text: `${rangeOf(sampleScore.value).name}, as of ${formatDate(sampleScore.date)}`,
  },
  {
    title: 'Auto Pay',
    value: 'On',
    text: 'From checking ending in 4321',
  },
] as const satisfies readonly SummaryCard[];

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

/** A name and its value, for a list. */
export interface Detail {
  readonly label: string;
  readonly value: string;
}

const lastYear = Number(lastPaymentDate.slice(2, 4));

/** The payments made, and the year at each milepost from the first one to the last. */
export const loanRoad = {
  made: months - remaining,
  of: months,
  years: Array.from({ length: months / 12 + 1 }, (_, year) => `'${lastYear - months / 12 + year}`),
};

export const overview = {
  heading: 'Your loan',
  details: [
    { label: 'Account', value: 'Ending in 4821' },
    { label: 'Vehicle', value: '2023 sample sedan' },
    { label: 'Amount financed', value: dollars(sampleLoan.borrowed) },
    { label: 'APR', value: `${apr}%` },
    { label: 'Term', value: `${months} months` },
    { label: 'Last payment', value: formatDate(lastPaymentDate) },
    { label: 'Monthly payment', value: dollars(payment) },
    { label: 'Daily interest', value: dollars(sampleLoan.dailyInterest) },
  ],
  note: 'Your balance is not your payoff amount, because interest adds up each day.',
} as const satisfies { details: readonly Detail[]; [words: string]: unknown };

/** A row of the payment history. The date is in ISO format, the amount in dollars. */
export interface PaymentRow {
  readonly date: string;
  readonly amount: number;
  readonly status: 'Scheduled' | 'Posted';
}

export const paymentHistory = {
  heading: 'Payment history',
  columns: ['Date', 'Amount', 'Status'],
  rows: [
    { date: nextPaymentDate, amount: payment, status: 'Scheduled' },
    { date: '2026-11-15', amount: payment, status: 'Posted' },
    { date: '2026-10-15', amount: payment, status: 'Posted' },
    { date: '2026-09-15', amount: payment, status: 'Posted' },
    { date: '2026-08-15', amount: payment, status: 'Posted' },
    { date: '2026-07-15', amount: payment, status: 'Posted' },
    { date: '2026-06-15', amount: payment, status: 'Posted' },
  ],
  button: 'Download history',
} as const satisfies {
  heading: string;
  columns: readonly string[];
  rows: readonly PaymentRow[];
  button: string;
};

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
  note: `You can change your due date ${company.times.dueDateChanges}.`,
} as const satisfies {
  heading: string;
  columns: readonly string[];
  items: readonly Setting[];
  note: string;
};
