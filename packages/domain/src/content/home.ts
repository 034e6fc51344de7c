import { company } from '../company/index.ts';
import { companyFigures, type Figure } from './figures.ts';
import { pages } from './pages.ts';
import type { LinkedCard, PageLink } from './text.ts';

const { figures } = company;

export type { Figure } from './figures.ts';

const getPreQualified: PageLink = { text: 'Get Pre-Qualified', to: '/pre-qualify' };

export const hero = {
  eyebrow: 'Auto loans for every credit story',
  heading: pages['/'].heading,
  lead: pages['/'].subtitle,
  text: 'The form takes a few minutes, and it does not affect your credit score.',
  primary: getPreQualified,
  secondary: { text: 'Estimate a payment', to: '/', hash: 'calculator' },
  /** Under the picture, for people who can't see it. */
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

/** One step of the way to a car. */
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

export const figuresSection = {
  heading: 'A lender with miles behind it',
  lead: `We made our first loans in ${company.foundedIn} in ${company.foundedYear}. Today we finance cars with dealers in every state.`,
  figures: companyFigures,
  action: { text: 'Read our history', to: '/history' },
} as const satisfies {
  heading: string;
  lead: string;
  figures: readonly Figure[];
  action: PageLink;
};

export const dealerInvitation = {
  heading: 'Run a dealership?',
  text: `${figures.dealerPartners} dealers use ${company.shortName} to finance customers at every credit level. You get quick decisions, clear programs and a rep who picks up.`,
  action: { text: 'See dealer resources', to: '/dealers' },
} as const satisfies { heading: string; text: string; action: PageLink };
