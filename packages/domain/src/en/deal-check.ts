import type { PageLink } from '../content/text.ts';
import { company } from '../facts/company.ts';

/** The dealer's check of a deal against the program guide. */
export const dealCheckWords = {
  /** The anchor of the check. */
  id: 'deal-check',
  heading: 'Check a deal against the program guide',
  lead: 'A guide based on our published limits, not an approval. Your program and your state can differ.',
  open: 'Check a deal',
  fields: {
    amount: 'Amount to finance',
    value: 'Vehicle value (book)',
    months: 'Term in months',
    modelYear: 'Vehicle model year',
  },
  columns: { limit: 'Limit', thisDeal: 'This deal', guide: 'Guide', verdict: 'Result' },
  limits: { advance: 'Advance (LTV)', term: 'Term', age: 'Vehicle age' },
  guide: {
    advance: (percent: number) => `Up to ${percent}%`,
    term: (from: number, to: number) => `${from} to ${to} months`,
    age: (years: number) => `Up to ${years} years`,
  },
  age: (years: number) => ({ one: `${years} year`, other: `${years} years` }),
  ageCounts: 'Age is counted by model year.',
  within: 'Within the guide',
  outside: 'Outside the guide',
  most: (amount: string) => `Most we finance on this value: ${amount}.`,
  alsoFullSpectrum: (years: number) =>
    `Also within Full Spectrum Lending (vehicles up to ${years} years old).`,
  fullSpectrumTakes: (years: number) =>
    `Full Spectrum Lending takes vehicles up to ${years} years old.`,
  allWithin:
    'This deal meets every limit we publish. Send the application in the Dealer Portal for a decision.',
  someOutside: `Some of this is outside the guide. Your rep may still have a program for it: ${company.phones.dealers.display}.`,
  portal: { text: 'Dealer Portal', to: '/signin' },
  empty: 'Fill in the four fields to see each limit.',
  print: 'Print this check',
} as const satisfies { portal: PageLink; [words: string]: unknown };
