import { callLink, type PageLink, type Point } from '../content/text.ts';
import { company } from '../facts/company.ts';
import { fullSpectrumVehicleYears } from '../facts/programs.ts';

const { phones } = company;

/** The texts around the credit levels. */
export const levels = {
  label: 'Credit levels that we buy',
  from: (rate: string) => `from ${rate}`,
  caption: 'Lowest buy rates on our sample rate sheet, for dealers. Not an offer of credit.',
} as const;

export const fullSpectrumCards = [
  {
    title: 'All Credit Levels',
    text: 'Prime to deep subprime. Customers with a past bankruptcy or repossession can apply too.',
  },
  {
    title: 'Competitive Rates',
    text: 'A buy rate for each credit tier, on one sheet. The better the credit, the lower the rate.',
  },
  {
    title: 'Quick Decisions',
    text: 'Instant online decisions, automated underwriting, same-day funding, and a portal that is open 24/7.',
  },
  {
    title: 'Dedicated Support',
    text: ['A rep for your store, and a support line at ', callLink(phones.dealers), '.'],
  },
] as const satisfies readonly Point[];

export const programFeatures = {
  heading: 'Program features',
  items: ['New and used vehicles', 'Refinancing', 'Lease buyouts', 'Private party sales'],
} as const;

export const vehicleTypes = {
  heading: 'Vehicle types',
  items: ['Cars', 'Trucks', 'SUVs', 'Motorcycles', 'RVs', 'Commercial vehicles'],
  text: `In this program, vehicles can be up to ${fullSpectrumVehicleYears}\u00a0years\u00a0old.`,
} as const;

export const fullSpectrumActions = {
  heading: 'Send your next deal',
  text: 'Sign in to send an application, or ask our sales team first.',
  primary: { text: 'Access Dealer Portal', to: '/signin' },
  secondary: { text: 'Contact Sales', to: '/contact' },
} as const satisfies { primary: PageLink; secondary: PageLink; [words: string]: unknown };

/** The link to the deal check on the other program's page. */
export const dealCheckLink = {
  text: 'Check a deal against the program guide',
  to: '/dealers/indirect',
  hash: 'deal-check',
} as const satisfies PageLink;
