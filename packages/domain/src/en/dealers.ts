import { callLink, type Point, type TextLink } from '../content/text.ts';
import { company } from '../facts/company.ts';
import { contactReplyDays } from './company.ts';

const { figures, phones } = company;

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
    description: 'Our buy rates by credit tier and term, on a sample sheet.',
    action: { text: 'View Rate Sheet', opens: 'rate-sheet' },
  },
  {
    title: 'Dedicated Support',
    description: 'Your rep knows your store and your open deals.',
    action: callLink(phones.dealers, 'Contact Your Rep'),
  },
  {
    title: 'Become a Partner',
    description: `Tell us about your store. We reply within ${contactReplyDays} business days.`,
    action: { text: 'Apply Now', to: '/contact' },
  },
] as const satisfies readonly DealerCard[];

/** What the cards about support and partners show. */
export const dealerFacts = {
  rep: { value: phones.dealers.display, label: 'dealer line' },
  partners: { value: figures.dealerPartners, label: 'dealer partners' },
} as const;

export const whyPartner = {
  heading: 'Why Partner With Us?',
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
      text: 'Real people answer the dealer line and stay with a deal until it funds.',
    },
  ],
} as const satisfies {
  heading: string;
  points: readonly Point[];
};

/** A sample of what a dealer sees in the portal. */
export const portalPreview = {
  heading: 'Your deals',
  kind: 'Sample',
  deals: [
    ['New truck, 72\u00a0months', 'Approved'],
    ['Used sedan, 60\u00a0months', 'Funded'],
    ['Used SUV, 66\u00a0months', 'In review'],
  ],
} as const;

export const programsHeading = 'Programs for your store';

/** A sample that shows a dealer the layout of the sheet. It is not an offer. */
export const rateSheetOf = (usedVehicleAddition: string) =>
  ({
    isSample: true,
    title: 'Sample rate sheet',
    caption: 'Sample buy rates by credit tier and longest term, in percent a year',
    notes: [
      'These rates are samples, for dealers. They are not an offer of credit to anyone.',
      `Used vehicles add ${usedVehicleAddition}. Your program, your state and the vehicle can change a rate.`,
      'Your rep sends you the sheet that applies to your store.',
    ],
  }) as const;

/** The column headings of the rate sheet, a cell without a rate, and the explanation of its dash. */
export const rateColumns = {
  tier: 'Credit tier',
  upTo: (months: number) => `Up to ${months}\u00a0months`,
  notOffered: 'Not offered',
  dash: '— Not offered for this term.',
} as const;
