import { company } from '../facts/company.ts';
import { wholeDollars } from '../input/format.ts';
import { callLink, type Line, mailLink } from './text.ts';

const { phones, mailboxes, shortName } = company;

/** The most that the lending affiliate lends on a vehicle, in dollars. */
export const securedLoanLimit = 50_000;

/** A company that works with us. The companies are invented. */
export interface Affiliate {
  readonly name: string;
  readonly kind: string;
  readonly text?: string;
  /** The most that it lends. */
  readonly limit?: { readonly before: string; readonly value: string };
  readonly offers: readonly string[];
}

export const affiliates = [
  {
    name: `${shortName} Secured Lending`,
    kind: 'Lending affiliate',
    limit: { before: 'Loans up to', value: wholeDollars(securedLoanLimit) },
    offers: [
      'Your vehicle as collateral, and you keep driving it',
      'Quick approval',
      'No prepayment penalties',
    ],
  },
  {
    name: `${shortName} Vehicle Protection`,
    kind: 'Insurance affiliate',
    text: 'Coverage for what your car insurance leaves out. It is your choice, and never a condition of a loan.',
    offers: [
      'GAP coverage',
      'Extended service contracts',
      'Tire and wheel protection',
      'Paintless dent repair',
    ],
  },
  {
    name: `${shortName} Dealer Group`,
    kind: 'Dealer services group',
    text: 'Help for dealers with the work behind the sale.',
    offers: ['Training', 'Technology support', 'Marketing materials', 'Compliance guidance'],
  },
] as const satisfies readonly Affiliate[];

export const partnership = {
  heading: 'Partnership Opportunities',
  text: 'Does your company help drivers or dealers? Tell us what you do and how we could work together.',
  contact: ['Email ', mailLink(mailboxes.partners), ' or call ', callLink(phones.affiliates), '.'],
} as const satisfies { heading: string; text: string; contact: Line };
