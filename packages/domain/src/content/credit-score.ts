import { type CreditRange, creditRanges } from '../facts/credit-ranges.ts';
import type { PageLink, RichText } from './text.ts';

export const scoreCard = {
  heading: 'A sample score, not yours',
  keyFactorsHeading: 'What holds this score back',
  keyFactors: [
    'Card balances are high compared with their limits',
    'The oldest account is less than seven years old',
    'One payment was late in the last two years',
    'Only a few types of credit are in use',
  ],
  report: {
    heading: 'See your own',
    text: 'Customers see their score and the full report in their account, at no cost.',
    link: { text: 'Sign in for your full report', to: '/signin' },
  },
} as const satisfies {
  keyFactors: readonly string[];
  report: { heading: string; text: string; link: PageLink };
  [words: string]: unknown;
};

const meanings: Record<CreditRange['name'], string> = {
  Poor: 'Loans are harder to get and cost more. Many people in this range still finance a car with us.',
  Fair: 'You can often get a loan, at a higher rate.',
  Good: 'Most lenders will work with you.',
  'Very Good': 'You often get better rates than most people.',
  Excellent: 'You usually get the best rates.',
};

/** The ranges of the scale, with what each of them often means. */
export const explainedRanges = creditRanges.map(({ name, ...range }) => ({
  label: name,
  ...range,
  description: meanings[name],
}));

export const rangesNote =
  'Other models use different ranges. A lender may use one and see a different number.';

/** A part of a score; `weight` in percent. */
export interface ScoreFactor {
  readonly name: string;
  readonly weight: number;
  readonly text: string;
}

/** The five factors and their usual weights, which sum to 100. */
export const scoreFactors = [
  {
    name: 'Payment history',
    weight: 35,
    text: 'Whether you pay on time, and how late any missed payments were.',
  },
  {
    name: 'Amounts owed',
    weight: 30,
    text: 'How much of your credit limits you use. Less is better.',
  },
  {
    name: 'Length of credit history',
    weight: 15,
    text: 'How long you have had credit, on average and at the longest.',
  },
  {
    name: 'Credit mix',
    weight: 10,
    text: 'Whether you have handled different types of credit, such as a card and a car loan.',
  },
  {
    name: 'New credit',
    weight: 10,
    text: 'How many accounts you opened or applied for recently.',
  },
] as const satisfies readonly ScoreFactor[];

export const factorsSection = {
  heading: 'Credit score factors',
  note: "These are the usual weights. Yours may differ, depending on what's in your credit file.",
} as const;

export const scoreTips = {
  heading: 'Tips to raise your score',
  body: [
    {
      list: [
        [{ strong: 'Pay on time, every time.' }, ' Recurring payments help you avoid missing one.'],
        [
          { strong: 'Keep card balances low.' },
          ' Try to use less than a third of each limit, and less is better.',
        ],
        [
          { strong: 'Check your reports.' },
          ' You can get free reports from the three bureaus at AnnualCreditReport.com. Dispute anything that is wrong.',
        ],
        [
          { strong: 'Keep old accounts open.' },
          ' A long history helps, even on a card you rarely use.',
        ],
        [
          { strong: 'Ask for new credit only when you need it.' },
          ' Several applications in a short time can lower your score.',
        ],
      ],
    },
    [
      'Want to shop for a car first? ',
      { text: 'Get pre-qualified', to: '/pre-qualify' },
      ' with no effect on your score.',
    ],
  ],
} as const satisfies { heading: string; body: RichText };
