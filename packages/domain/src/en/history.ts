import type { RichText } from '../content/text.ts';
import { company } from '../facts/company.ts';

const { name, shortName, foundedYear, foundedIn, figures, past } = company;

/** A milestone of the timeline. */
export interface TimelineEntry {
  readonly year: number;
  readonly title: string;
  readonly event: string;
}

export const timeline = [
  {
    year: foundedYear,
    title: 'One office',
    event: `${name} is founded in ${foundedIn}, with a handful of dealers nearby.`,
  },
  {
    year: 1995,
    title: `${past.statesIn1995} states`,
    event: 'Five years in, dealers far from home send their customers to us.',
  },
  {
    year: 2000,
    title: `${past.customersIn2000} customers`,
    event: 'Ten years after our founding, that many people have financed a car with us.',
  },
  {
    year: 2005,
    title: 'Online decisions',
    event: 'Our first dealer portal opens. A credit decision takes minutes, not days.',
  },
  {
    year: 2010,
    title: `${past.dealersIn2010} dealers`,
    event: 'Many stayed with us through the hard years after 2008.',
  },
  {
    year: 2015,
    title: 'Every credit level',
    event: 'Full Spectrum Lending brings prime to deep subprime into one program.',
  },
  {
    year: 2018,
    title: `All ${past.statesIn2018} states`,
    event: `We lend from coast to coast, with ${past.dealersIn2018} dealers.`,
  },
  {
    year: 2020,
    title: 'Help from home',
    event:
      'Within a week, our teams work from home. Customers who lose income can put off payments.',
  },
  {
    year: 2023,
    title: 'Shop with your numbers',
    event: 'Pre-qualification opens online, with no effect on your credit score.',
  },
  {
    year: 2025,
    title: `${figures.yearsInBusiness} years`,
    event: `${figures.dealerPartners} dealer partners now offer our loans.`,
  },
] as const satisfies readonly TimelineEntry[];

export const story = {
  heading: 'How we got here',
  statement: `In ${foundedYear}, a bank that said no was often the end of the road for a car buyer.`,
  body: [
    `${shortName} began in ${foundedIn} to give those buyers another way to get to work, to school and home again.`,
    'We learned that a score tells only part of the story. For many people the car payment comes first, because the car gets them to work. So we asked better questions, and we lent to people whom others turned down.',
    `Dealers noticed. One told another, and a single office grew into a lender that serves about ${figures.customersAYear} customers a year.`,
  ],
} as const satisfies { heading: string; statement: string; body: RichText };

export const future = {
  heading: 'Looking to the Future',
  body: [
    'Cars change, and so does the way people buy them. The next miles are about clearer numbers, faster answers and more choice in how you pay.',
    'One thing won’t change: you’ll know the cost of a loan before you sign.',
  ],
} as const satisfies { heading: string; body: RichText };

export const timelineHeading = 'Ten milestones';
