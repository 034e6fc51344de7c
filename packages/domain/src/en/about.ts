import type { PageLink, Point, RichText } from '../content/text.ts';
import { company } from '../facts/company.ts';
import { paymentRules } from './payment-rules.ts';

export { companyFigures } from './figures.ts';

const { shortName, foundedIn } = company;

export const aboutStory = {
  heading: 'Who we are',
  body: [
    `We finance cars. We started in ${foundedIn} with one idea: a fair car loan should not depend on a perfect past.`,
  ],
} as const satisfies { heading: string; body: RichText };

export const aboutWork = {
  heading: 'What we do',
  body: [
    'We make indirect auto loans. You choose a car at a dealership, and the dealer sends your application to us. If we approve it, we finance the car, and you pay us each month.',
    'We lend to people with strong credit, limited credit and credit that took a hit. We look at the whole picture, including your income, your down payment and the car, not just a score.',
  ],
} as const satisfies { heading: string; body: RichText };

export const aboutValues = {
  heading: 'How we treat you',
  points: [
    {
      title: 'Plain words',
      text: 'You see the rate, the fees and the total cost before you sign.',
    },
    {
      title: 'Fair dealing',
      text: `${paymentRules.earlyPayoff} There is always a free way to pay.`,
    },
    {
      title: 'Real people',
      text: 'If you hit a hard month, call us early. We’ll look for a way that works.',
    },
    {
      title: 'The long road',
      text: 'A loan paid on time can help you build credit for the next one.',
    },
  ],
} as const satisfies { heading: string; points: readonly Point[] };

export const aboutActions = {
  heading: `Ready to start with ${shortName}?`,
  text: 'See where you stand, or ask us a question first.',
  primary: { text: 'Get Pre-Qualified', to: '/pre-qualify' },
  secondary: { text: 'Contact us', to: '/contact' },
} as const satisfies { primary: PageLink; secondary: PageLink; [words: string]: unknown };

export const aboutMore = {
  heading: 'More about us',
  links: [
    { text: 'Our history', to: '/history' },
    { text: 'Our executives', to: '/executives' },
    { text: 'Our affiliates', to: '/affiliates' },
    { text: 'Careers', to: '/careers' },
  ],
} as const satisfies { heading: string; links: readonly PageLink[] };
