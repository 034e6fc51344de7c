import type { Locator, Page } from '@playwright/test';
import { type English, t } from './words.ts';

/** What a visitor does with one control of a page. */
export type Step = (
  | { readonly fill: English; readonly text: string; readonly typed?: string }
  | { readonly choose: English; readonly option: English }
  | { readonly ask: English }
  | { readonly click: English }
) & {
  /** Whether the control is there only once the page is hydrated. */
  readonly needsCode?: boolean;
};

/** A task of a visitor. */
export interface Task {
  /** Completes "a visitor can …". */
  readonly name: string;
  readonly path: string;
  /** The steps before an interruption. They have no secret, because a page may forget those. */
  readonly begin: readonly Step[];
  readonly finish: readonly Step[];
  /** The result on the page. */
  readonly result: (page: Page) => Locator;
  /** The texts in its email, if it has one. */
  readonly mailed?: readonly string[] | undefined;
  /** The button that prints the result. */
  readonly print: English;
}

const region = (name: English) => (page: Page) =>
  page.getByRole('region', { name: t(name), exact: true });

/** A year in the future in every time zone, also if a test changes the clock. */
const year = new Date().getFullYear() + 2;

/** The five tasks that most visitors come for. */
export const tasks: readonly Task[] = [
  {
    name: 'make a payment',
    path: '/payment',
    begin: [
      { fill: 'Account number', text: '10045 8821' },
      { fill: 'Payment amount', text: '425.10' },
    ],
    finish: [
      { fill: 'Card number', text: '4111 1111 1111 1111' },
      { fill: 'Expiration date', text: `08/${year % 100}` },
      { fill: 'Security code', text: '739', needsCode: true },
      { click: 'Submit payment' },
    ],
    result: region('Payment submitted'),
    mailed: ['10045 8821', '$425.10', '4111111111111111'],
    print: 'Print or save as PDF',
  },
  {
    name: 'ask for a payoff quote',
    path: '/payoff',
    begin: [
      { fill: 'Account number', text: '10045 8821' },
      { fill: 'Full name', text: 'Dana Whitfield' },
    ],
    finish: [
      { fill: 'Last 4 digits of SSN', text: '0412' },
      { fill: 'Email', text: 'dana@example.com' },
      { fill: 'Requested payoff date', text: `${year}-12-31`, typed: `1231${year}` },
      { click: 'Request payoff quote' },
    ],
    result: region('Request received'),
    mailed: ['10045 8821', 'Dana Whitfield', '0412', 'dana@example.com', `December 31, ${year}`],
    print: 'Print or save as PDF',
  },
  {
    name: 'pre-qualify',
    path: '/pre-qualify',
    begin: [
      { fill: 'First name', text: 'Dana' },
      { fill: 'Last name', text: 'Whitfield' },
      { fill: 'Email', text: 'dana@example.com' },
      { fill: 'Phone number', text: '213-555-0147' },
      { fill: 'Loan amount', text: '$22,000' },
      { choose: 'Employment status', option: 'Retired' },
    ],
    finish: [
      { fill: 'Last 4 digits of SSN', text: '0412' },
      { choose: 'Monthly income', option: '$3,000 to $4,000' },
      { click: 'Get Pre-Qualified' },
    ],
    result: region('Application submitted'),
    mailed: ['Dana', 'Whitfield', '213-555-0147', '$22,000.00', 'Retired', '$3,000 to $4,000'],
    print: 'Print or save as PDF',
  },
  {
    name: 'find an answer',
    path: '/faq',
    begin: [{ fill: 'Search the questions', text: 'gap', needsCode: true }],
    finish: [{ ask: 'What do I do if my car is totaled or stolen?' }],
    result: (page) => page.getByText(t('Call the police and ask for a report.')),
    print: 'Print all answers',
  },
  {
    name: 'work out a payment',
    path: '/#calculator',
    begin: [{ fill: 'Vehicle price', text: '$30,000' }],
    finish: [{ fill: 'Down payment', text: '$6,000' }],
    result: (page) =>
      page.locator('#calculator').getByText('$420.80').filter({ visible: true }).first(),
    print: 'Print',
  },
];

/** The title of the test of a task in certain circumstances. */
export const titleOf = (task: Task, when: string): string => `a visitor can ${task.name} ${when}`;
