import { company, hoursText } from '../company/index.ts';
import { callLink, mailLink, type RichText, type TextLink } from './text.ts';

const { phones, mailboxes, hours } = company;
const [weekdays, saturday] = hours.office;

export const services = {
  heading: 'Dealer support',
  body: [
    'More services for your store are on the way. Until then, our dealer team helps you with:',
    {
      list: [
        'questions about an application or a decision',
        'documents missing from a funding package',
        'access to the dealer portal for your staff',
        ['payoff amounts for trade-ins, with our ', { text: 'payoff form', to: '/dealers/payoff' }],
      ],
    },
    ['Call ', callLink(phones.dealers), ' or email ', mailLink(mailboxes.dealers), '.'],
    `We are here ${hoursText(weekdays)} and ${hoursText(saturday)}.`,
    [
      'For training, marketing and compliance help, see our ',
      { text: 'dealer services affiliate', to: '/affiliates' },
      '.',
    ],
  ],
  primary: { text: 'Back to Dealer Resources', to: '/dealers' },
  secondary: callLink(phones.dealers, `Call ${phones.dealers.display}`),
} as const satisfies {
  heading: string;
  body: RichText;
  primary: TextLink;
  secondary: TextLink;
};
