import { callLink, mailLink, type TextLink } from '../content/text.ts';
import { company } from '../facts/company.ts';

const { phones, mailboxes, shortName } = company;

/** @param limit The most that the lending affiliate lends. */
export const affiliatesWith = (limit: string) =>
  [
    {
      name: `${shortName} Secured Lending`,
      kind: 'Lending affiliate',
      limit: { before: 'Loans up to', value: limit },
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
  ] as const;

export const partnership = {
  heading: 'Partnership Opportunities',
  text: 'Does your company help drivers or dealers? Tell us what you do and how we could work together.',
  phone: callLink(phones.affiliates),
  email: mailLink(mailboxes.partners),
} as const satisfies { heading: string; text: string; phone: TextLink; email: TextLink };
