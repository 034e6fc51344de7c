import { callLink, type RichText } from '../content/text.ts';
import { company, hoursText } from '../facts/company.ts';
import type { PaymentWayId } from '../facts/fees.ts';
import { hours } from './company.ts';

const { name, phones, addresses } = company;
const [weekdays, saturday] = hours.office;

/** @param fee The fee of a payment by phone, and the sentence about where it is not charged. */
export const otherWaysFor = (fee: { readonly text: string; readonly note: string }) =>
  ({
    heading: 'Other ways to pay',
    phone: {
      heading: 'Pay by phone',
      body: [
        ['Call ', callLink(phones.payments), '. Have your account number ready.'],
        `The automated line is open ${hours.automatedPayments.times}. Agents are available ${hoursText(weekdays)} and ${hoursText(saturday)}.`,
        `The fee is ${fee.text} each time, either way. ${fee.note}`,
      ],
    },
    mail: {
      heading: 'Mail a check',
      body: [
        'Make the check out to us and write your account number on it. Please do not mail cash.',
        'Mail it about a week before your due date so that it’s on time.',
      ],
      address: [name, ...addresses.payments],
    },
  }) as const satisfies {
    heading: string;
    phone: { heading: string; body: RichText };
    mail: { heading: string; body: RichText; address: readonly string[] };
  };

/** The names and descriptions of the payment methods. */
export const wayWords = {
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
} as const satisfies Record<PaymentWayId, { name: string; note: string }>;

/** The head of the table of fees. */
export const feeTableHead = {
  caption: 'Every way to pay, and its fee',
  columns: ['Way to pay', 'Fee', 'Good to know'],
} as const;

export const feesSection = {
  heading: 'What each way to pay costs',
  lead: 'Paying online from a checking or savings account is always free.',
} as const;
