import { company, hoursText } from '../company/index.ts';
import { feeText, type PaymentWay, paymentWay, paymentWays } from './fees.ts';
import { noFeeText, notOfferedText } from './states.ts';
import { callLink, type Line, type RichText, type TextTable } from './text.ts';

const { name, phones, addresses, hours } = company;
const [weekdays, saturday] = hours.office;
const agent = paymentWay('agent');

export const otherWays = {
  heading: 'Other ways to pay',
  phone: {
    heading: 'Pay by phone',
    body: [
      ['Call ', callLink(phones.payments), '. Have your account number ready.'],
      `The automated line is open ${hours.automatedPayments.times}. Agents are here ${hoursText(weekdays)} and ${hoursText(saturday)}.`,
      `Either way, the fee is ${feeText(agent)} a payment. ${noFeeText(agent)}`,
    ],
  },
  mail: {
    heading: 'Mail a check',
    body: [
      'Make the check out to us and write your account number on it. Please do not mail cash.',
      'Mail it about a week before your due date, so that it gets here on time.',
    ],
    address: [name, ...addresses.payments],
  },
} as const satisfies {
  heading: string;
  phone: { heading: string; body: RichText };
  mail: { heading: string; body: RichText; address: readonly string[] };
};

const noteOn = (way: PaymentWay): string =>
  [way.note, noFeeText(way), way.notIn && notOfferedText(way.notIn)].filter(Boolean).join(' ');

/** Every way to pay with its fee, from the fee data. */
export const feeTable: TextTable = {
  caption: 'Every way to pay, and its fee',
  columns: ['Way to pay', 'Fee for each payment', 'Good to know'],
  rows: paymentWays.map((way): readonly Line[] => [way.name, feeText(way), noteOn(way)]),
};

export const feesSection = {
  heading: 'What each way to pay costs',
  lead: 'Paying online from a checking or savings account is always free.',
} as const;
