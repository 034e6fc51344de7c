import type { PageLink, RichText } from '../content/text.ts';
import type { CreditRange } from '../facts/credit-ranges.ts';

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
    text: 'Customers see their score and report in their account at no cost.',
    link: { text: 'Sign in for your full report', to: '/signin' },
  },
} as const satisfies {
  keyFactors: readonly string[];
  report: { heading: string; text: string; link: PageLink };
  [words: string]: unknown;
};

/** What each range often means. */
export const meanings = {
  Poor: 'Loans are harder to get and cost more. Many people in this range still finance a car with us.',
  Fair: 'You can often get a loan, at a higher rate.',
  Good: 'Most lenders will work with you.',
  'Very Good': 'You often get better rates than most people.',
  Excellent: 'You usually get the best rates.',
} as const satisfies Record<CreditRange['name'], string>;

export const rangesNote =
  'Other models use different ranges, so a lender may see a different number.';

/** The five factors. */
export const factors = {
  payments: {
    name: 'Payment history',
    text: 'Whether you pay on time, and how late any missed payments were.',
  },
  owed: {
    name: 'Amounts owed',
    text: 'How much of your credit limits you use. Less is better.',
  },
  length: {
    name: 'Length of credit history',
    text: 'How long you have had credit, on average and at the longest.',
  },
  mix: {
    name: 'Credit mix',
    text: 'Whether you use different types of credit, such as a card and a car loan.',
  },
  recent: {
    name: 'New credit',
    text: 'How many accounts you opened or applied for recently.',
  },
} as const;

export const factorsSection = {
  heading: 'Credit score factors',
  note: 'These are the usual weights. Yours depend on what’s in your credit file.',
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
