import { callLink, type Point, type RichText, type TextLink } from '../content/text.ts';
import { company } from '../facts/company.ts';

const { phones } = company;

export const indirectBenefitsHeading = 'What you get';

export const indirectBenefits = [
  {
    title: 'Fast Approvals',
    text: 'Send the application, get the decision, keep the customer at your desk.',
  },
  {
    title: 'Simple Documentation',
    text: 'One short list. If a document is missing, we tell you the same day.',
  },
  {
    title: 'Competitive Buy Rates',
    text: 'Buy rates for every credit tier, on a sheet you can read in a minute.',
  },
  {
    title: 'Portfolio Support',
    text: 'Your rep reviews your deals with you, and shows where more could be approved.',
  },
] as const satisfies readonly Point[];

export const limits = {
  advance: { title: 'Highest advance, LTV', value: 'Vehicle value' },
  term: { title: 'Months of term' },
  age: {
    title: 'Oldest vehicle in this program',
    new: 'New',
    years: (years: number) => `${years} years`,
  },
  note: 'LTV is the loan amount as a share of the vehicle value. Limits vary, so check your program guide. For dealers only. Not an offer of credit.',
} as const;

/** A deal in figures. */
export const example = {
  heading: 'One deal, for example',
  amount: (value: string, years: number) =>
    `financed, for a car worth ${value}, ${years}\u00a0years\u00a0old`,
  ltv: (limit: string) => `LTV. The limit is ${limit}.`,
  rate: (tier: string, term: string) => `buy rate: ${tier}, ${term}, used`,
  payment: 'a month at the buy rate',
  note: 'Calculated from our sample rate sheet. Your customer sees the rate and the payment in the contract.',
} as const;

const guideHasFinalList = 'Your program guide has the final list.';

export const fundingPackage = {
  heading: 'What goes in a funding package',
  body: [
    {
      list: [
        'the signed contract, assigned to us',
        'the buyer’s order and the odometer statement',
        'the title application that names us as lienholder',
        'the book-out sheet',
        'the credit application',
        'warranty and GAP documents, if the customer bought them',
        'a copy of the customer’s driver’s license',
        'two recent pay stubs that show year-\u2060to-\u2060date income, or a\u00a0W-2',
        'proof of residence and proof of insurance',
        'references',
        'any forms your state requires',
      ],
    },
    guideHasFinalList,
  ],
} as const satisfies { heading: string; body: RichText };

/** The title of the printable list. */
export const fundingTitle = 'Funding package';

export const howIndirectWorks = {
  heading: 'How it works',
  body: [
    {
      steps: [
        'Your customer picks a vehicle and applies with you.',
        'You send it to us in the portal.',
        'We send back a decision and the terms.',
        'Your customer signs, and you send us the funding package.',
        'We check it and pay you.',
      ],
    },
  ],
} as const satisfies { heading: string; body: RichText };

export const indirectActions = {
  heading: 'Ready for your next deal?',
  primary: { text: 'Dealer Portal Login', to: '/signin' },
  secondary: callLink(phones.dealers, `Call us at ${phones.dealers.display}`),
} as const satisfies { heading: string; primary: TextLink; secondary: TextLink };
