import type { LinkedCard, PageLink } from '../content/text.ts';
import { company } from '../facts/company.ts';
import { pages } from './pages.ts';

const { figures, past } = company;

const getPreQualified = { text: 'Get Pre-Qualified', to: '/pre-qualify' } as const;

export const hero = {
  eyebrow: 'Auto loans for every credit story',
  heading: pages['/'].heading,
  lead: pages['/'].subtitle,
  text: 'The form takes a few minutes, and it does not affect your credit score.',
  primary: getPreQualified,
  secondary: { text: 'Estimate a payment', to: '/', hash: 'calculator' },
  /** The small calculator. */
  example: {
    label: 'a month',
    price: 'Car price',
    link: { text: 'Change the other numbers', to: '/', hash: 'calculator' },
  },
  /** The word above the years on the picture's milepost. */
  mile: 'MILE',
  /** The description below the picture, for people who can't see it. */
  pictureText: 'A car on an open road through green hills, passing a milepost at sunrise.',
} as const satisfies { primary: PageLink; secondary: PageLink; [words: string]: unknown };

export const consumerResources = {
  heading: 'Consumer Resources',
  lead: 'Everything for your loan in one place.',
  cards: [
    {
      title: 'Make a Payment',
      description: 'Choose the payment option that suits you, such as ACH or debit card.',
      link: { text: 'Pay now', to: '/payment' },
    },
    {
      title: 'Get Pre-Qualified',
      description: 'Start a new loan and search for vehicles you are approved for.',
      link: { text: 'Start', to: '/pre-qualify' },
    },
    {
      title: 'Free Credit Score',
      description: 'Learn what your score means, what moves it and how to raise it.',
      link: { text: 'View score', to: '/credit-score' },
    },
    {
      title: 'Manage Account',
      description: 'See statements, payments and your credit score at no cost.',
      link: { text: 'View account', to: '/account' },
    },
    {
      title: 'Customer FAQs',
      description: 'Get straight answers about payments, payoffs and your loan.',
      link: { text: 'Read answers', to: '/faq' },
    },
  ],
} as const satisfies { heading: string; lead: string; cards: readonly LinkedCard[] };

/** The words of the drawings of the pages behind the cards. */
export const previewWords = {
  ways: {
    bank: 'Bank account',
    card: 'Debit card',
    check: 'Check by mail',
    recurring: 'Recurring',
    phone: 'Phone',
    cash: 'Cash',
  },
  sample: 'Sample',
  letter: 'You are pre-qualified',
  account: '34 of 60 payments left',
  topics: ['Payments', 'Payoffs', 'Due dates', 'Fees', 'Titles'],
} as const;

/** One step toward a car. */
export interface Step {
  readonly title: string;
  readonly text: string;
}

export const findFinanceDrive = {
  heading: 'Find it. Finance it. Drive it.',
  lead: 'Know your numbers before you set foot on the lot.',
  steps: [
    {
      title: 'Find it',
      text: 'Get pre-qualified before you visit a dealership. Then browse the vehicles you are approved for.',
    },
    {
      title: 'Finance it',
      text: 'Personalize your financing terms and payment options without affecting your credit score.',
    },
    {
      title: 'Drive it',
      text: 'Pick your car at a partner dealer, sign your contract and head home.',
    },
  ],
  action: getPreQualified,
} as const satisfies {
  heading: string;
  lead: string;
  steps: readonly Step[];
  action: PageLink;
};

/** A year, and how large the company was: its number of dealers, once there is one. */
export interface Milepost {
  readonly year: number;
  readonly value: string;
  readonly text: string;
}

export const figuresSection = {
  heading: 'A lender with miles behind it',
  lead: `${figures.yearsInBusiness} years in business, from one office to every state. We serve about ${figures.customersAYear} customers a year.`,
  mileposts: [
    { year: company.foundedYear, value: 'One office', text: `in ${company.foundedIn}` },
    { year: 2010, value: past.dealersIn2010, text: 'dealers' },
    { year: 2018, value: past.dealersIn2018, text: `dealers in ${past.statesIn2018} states` },
    { year: 2025, value: figures.dealerPartners, text: 'dealer partners' },
  ],
  action: { text: 'Read our history', to: '/history' },
} as const satisfies {
  heading: string;
  lead: string;
  mileposts: readonly Milepost[];
  action: PageLink;
};

export const dealerInvitation = {
  heading: 'Run a dealership?',
  text: `Finance customers at every credit level with ${company.shortName}. You get quick decisions, clear programs and a rep who picks up.`,
  action: { text: 'See dealer resources', to: '/dealers' },
} as const satisfies { heading: string; text: string; action: PageLink };
