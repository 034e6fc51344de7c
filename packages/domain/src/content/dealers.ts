import { company } from '../facts/company.ts';
import { sampleRates } from '../facts/rate-sheet.ts';
import { formatPercent } from '../input/format.ts';
import type { PagePath } from './pages.ts';
import { callLink, type Point, type TextLink, type TextTable } from './text.ts';

const { figures, phones, times } = company;

/** A card whose button opens a dialog on the same page. */
export interface DialogButton {
  readonly text: string;
  readonly opens: 'rate-sheet';
}

/** A card of the dealer page. */
export interface DealerCard {
  readonly title: string;
  readonly description: string;
  readonly action: TextLink | DialogButton;
}

export const dealerCards = [
  {
    title: 'Quick Credit Applications',
    description: 'Send an application in the portal and get a decision online, day or night.',
    action: { text: 'Dealer Portal', to: '/signin' },
  },
  {
    title: 'Competitive Rates',
    description: 'See how our buy rates run by credit tier and term, on a sample sheet.',
    action: { text: 'View Rate Sheet', opens: 'rate-sheet' },
  },
  {
    title: 'Dedicated Support',
    description: 'Your rep knows your store, your customers and your open deals.',
    action: callLink(phones.dealers, 'Contact Your Rep'),
  },
  {
    title: 'Become a Partner',
    description: `Tell us about your store. We reply within ${times.contactReplyBusinessDays} business days.`,
    action: { text: 'Apply Now', to: '/contact' },
  },
] as const satisfies readonly DealerCard[];

export const whyPartner = {
  heading: 'Why Partner With Us?',
  figure: { value: figures.dealerPartners, label: 'dealer partners' },
  points: [
    {
      title: 'Fast Approvals',
      text: 'Most applications get an online decision right away, so your customer does not wait.',
    },
    {
      title: 'Flexible Programs',
      text: 'Prime to deep subprime, new and used, cars and trucks. One lender covers the deal.',
    },
    {
      title: 'Exceptional Service',
      text: 'A rep for your store, and a support line answered by real people.',
    },
  ],
} as const satisfies {
  heading: string;
  figure: { value: string; label: string };
  points: readonly Point[];
};

/** The lowest rate of the three best tiers on the sample sheet. */
export const ratePreview = sampleRates.tiers
  .slice(0, 3)
  .map(({ tier, rates: [rate] }) => [tier, formatPercent(rate)] as const);

/** A sample of what a dealer sees in the portal. */
export const portalPreview = {
  heading: 'Your deals',
  kind: 'Sample',
  deals: [
    ['New truck, 72 months', 'Approved'],
    ['Used sedan, 60 months', 'Funded'],
    ['Used SUV, 66 months', 'In review'],
  ],
} as const;

/** The pages about what we buy and how we help. */
export const dealerPrograms = {
  heading: 'Programs for your store',
  pages: ['/dealers/full-spectrum', '/dealers/indirect', '/dealers/solutions', '/dealers/services'],
} as const satisfies { heading: string; pages: readonly PagePath[] };

/** A sample that shows a dealer the layout of the sheet. It is not an offer. */
export const rateSheet = {
  isSample: true,
  title: 'Sample rate sheet',
  caption: 'Sample buy rates by credit tier and longest term, in percent a year',
  notes: [
    'These rates are samples, for dealers. They are not an offer of credit to anyone.',
    `Used vehicles add ${formatPercent(sampleRates.usedVehicleAddition)}. Your program, your state and the vehicle can change a rate.`,
    'Your rep sends you the sheet that applies to your store.',
  ],
} as const;

/** The rate sheet as a table. */
export const rateTable: TextTable = {
  caption: rateSheet.caption,
  columns: ['Credit tier', ...sampleRates.longestTerms.map((months) => `Up to ${months} months`)],
  rows: sampleRates.tiers.map(({ tier, rates }) => [
    tier,
    ...rates.map((rate) => (rate === null ? 'Not offered' : formatPercent(rate))),
  ]),
};
