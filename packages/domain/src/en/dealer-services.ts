import { callLink, mailLink, type TextTable } from '../content/text.ts';
import { company, hoursText } from '../facts/company.ts';
import { hours } from './company.ts';

const { phones, mailboxes } = company;
const [weekdays, saturday] = hours.office;

export const services = {
  heading: 'Dealer support',
  text: 'More services are on the way. Until then, here is where to get help.',
  table: {
    caption: 'Where to get help',
    columns: ['What you need', 'Where to turn'],
    rows: [
      ['An answer about an application or a decision', ['Call ', callLink(phones.dealers)]],
      [
        'Help with a document missing from a funding package',
        ['Email ', mailLink(mailboxes.dealers)],
      ],
      ['Dealer portal access for your staff', ['Call ', callLink(phones.dealers)]],
      [
        'A payoff amount for a trade-in',
        ['Use our ', { text: 'payoff form', to: '/dealers/payoff' }],
      ],
      [
        'Training, marketing and compliance help',
        ['See our ', { text: 'dealer services affiliate', to: '/affiliates' }],
      ],
    ],
  },
  line: {
    heading: 'Dealer line',
    phone: callLink(phones.dealers),
    hours: `${hoursText(weekdays)} and ${hoursText(saturday)}`,
  },
} as const satisfies {
  table: TextTable;
  [words: string]: unknown;
};
