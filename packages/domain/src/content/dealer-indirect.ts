import { company } from '../facts/company.ts';
import { indirectLimits } from '../facts/programs.ts';
import type { PrintableList } from './paper.ts';
import { callLink, type Point, type RichText, type TextLink } from './text.ts';

const { phones } = company;

const { maxAdvanceLtv, termMonths, maxVehicleYears } = indirectLimits;

export const indirectBenefitsHeading = 'What you get';

export const indirectBenefits = [
  {
    title: 'Fast Approvals',
    text: 'Send the application, get the decision, keep the customer at your desk.',
  },
  {
    title: 'Simple Documentation',
    text: 'One short list of documents. If something is missing, we tell you the same day.',
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

/** A limit of the program, and its position on a scale that starts at 0. */
export interface Limit {
  readonly title: string;
  readonly value: string;
  readonly scale: {
    /** @default 0 */
    readonly from?: number;
    readonly to: number;
    readonly marks: readonly { readonly at: number; readonly text: string }[];
  };
}

export const programDetails = {
  facts: [
    {
      title: 'Highest advance, LTV',
      value: `${maxAdvanceLtv}%`,
      scale: {
        to: maxAdvanceLtv,
        marks: [
          { at: 100, text: 'Vehicle value' },
          { at: maxAdvanceLtv, text: `${maxAdvanceLtv}%` },
        ],
      },
    },
    {
      title: 'Months of term',
      value: `${termMonths.min}-${termMonths.max}`,
      scale: {
        from: termMonths.min,
        to: termMonths.max,
        marks: [
          { at: termMonths.min, text: `${termMonths.min}` },
          { at: termMonths.max, text: `${termMonths.max}` },
        ],
      },
    },
    {
      title: 'Oldest vehicle',
      value: `${maxVehicleYears} years`,
      scale: {
        to: maxVehicleYears,
        marks: [
          { at: 0, text: 'New' },
          { at: maxVehicleYears, text: `${maxVehicleYears} years` },
        ],
      },
    },
  ],
  note: 'LTV is the loan amount as a share of the vehicle value. Limits vary, so check your program guide. For dealers only. Not an offer of credit.',
} as const satisfies { facts: readonly Limit[]; note: string };

export const fundingPackage = {
  heading: 'What goes in a funding package',
  body: [
    {
      list: [
        'the signed contract, assigned to us',
        "the buyer's order and the odometer statement",
        'the title application that names us as lienholder',
        'the book-out sheet',
        'the credit application',
        'warranty and GAP documents, if the customer bought them',
        "a copy of the customer's driver's license",
        'two recent pay stubs that show year-to-date income, or a W-2',
        'proof of residence and proof of insurance',
        'references',
        'any forms your state requires',
      ],
    },
    'Your program guide has the final list.',
  ],
} as const satisfies { heading: string; body: RichText };

/** The printable funding package. */
export const fundingList: PrintableList = {
  title: 'Funding package',
  parts: [{ list: fundingPackage.body[0].list }],
  phone: phones.dealers,
  end: 'Your program guide has the final list.',
};

export const howIndirectWorks = {
  heading: 'How it works',
  body: [
    {
      steps: [
        'Your customer chooses a vehicle and fills out an application with you.',
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
