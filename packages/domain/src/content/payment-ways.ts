import { company, hoursText } from '../facts/company.ts';
import { type PaymentWay, type PaymentWayId, paymentWay, paymentWays } from '../facts/fees.ts';
import { feeText } from './fees.ts';
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

/** The names and descriptions of the payment methods. */
export const wayWords: Readonly<
  Record<PaymentWayId, { readonly name: string; readonly note: string }>
> = {
  'bank-online': {
    name: 'Checking or savings account, online',
    note: 'You need your routing number and your account number.',
  },
  recurring: {
    name: 'Recurring payments (Auto Pay) from checking or savings',
    note: 'Recurring payments are your choice. You can stop them at any time.',
  },
  'debit-online': {
    name: 'Debit or ATM card, online',
    note: 'You need the card number, its expiration date and its security code.',
  },
  'phone-system': {
    name: 'Automated phone system',
    note: 'Open all day, every day. Have your account number ready.',
  },
  agent: {
    name: 'With an agent by phone',
    note: 'An agent takes your payment during service hours.',
  },
  check: {
    name: 'Check by mail',
    note: 'Write your account number on the check. You pay the postage.',
  },
  'cash-counter': {
    name: 'Cash at a money transfer counter (sample)',
    note: 'Bring cash and your account number. The counter charges the fee.',
  },
  'pay-station': {
    name: 'Cash at a bill pay station (sample)',
    note: 'The fee depends on the store. Ask before you pay.',
  },
  barcode: {
    name: 'Cash at a store with a payment barcode (sample)',
    note: 'Ask us for a barcode, then show it at the register.',
  },
};

/** A payment method, and the description that replaces its usual one. */
export type DescribedWay = PaymentWay & { readonly note?: string };

/** The description of a payment method. */
export const noteOf = (way: DescribedWay): string => way.note ?? wayWords[way.id].note;

const noteOn = (way: DescribedWay): string =>
  [noteOf(way), noFeeText(way), way.notIn && notOfferedText(way.notIn)].filter(Boolean).join(' ');

/** The fees of these payment methods, from the fee data. */
export const feeTableOf = (ways: readonly DescribedWay[]): TextTable => ({
  caption: 'Every way to pay, and its fee',
  columns: ['Way to pay', 'Fee for each payment', 'Good to know'],
  rows: ways.map((way): readonly Line[] => [wayWords[way.id].name, feeText(way), noteOn(way)]),
});

/** Every payment method with its fee. */
export const feeTable: TextTable = feeTableOf(paymentWays);

export const feesSection = {
  heading: 'What each way to pay costs',
  lead: 'Paying online from a checking or savings account is always free.',
} as const;
