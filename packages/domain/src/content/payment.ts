import { company, hoursText } from '../company/index.ts';
import { feeText, type PaymentWay, paymentWay, paymentWays } from './fees.ts';
import { paymentRules } from './payment-rules.ts';
import { notOfferedText } from './states.ts';
import { callLink, type Line, type Point, type RichText, type TextTable } from './text.ts';

const { name, shortName, phones, addresses, hours } = company;

const { someStates } = paymentRules;
const [weekdays, saturday] = hours.office;
/** The fee of a payment by debit card, where it is charged. */
export const cardFee = feeText(paymentWay('debit-online'));
const bankFee = feeText(paymentWay('bank-online'));

export const paymentCards = [
  { title: 'Debit Card', value: cardFee, text: 'A debit or ATM card. Free in some states.' },
  { title: 'ACH Transfer', value: bankFee, text: 'Your checking or savings account.' },
  {
    title: 'Phone Payment',
    value: feeText(paymentWay('phone-system')),
    text: ['Call ', callLink(phones.payments), ' any time. Free in some states.'],
  },
] as const satisfies readonly (Point & { readonly value: string })[];

/** What each method of the form costs, to stand above its fields; keys are the methods' values. */
export const methodFees = {
  debit: `Fee: ${cardFee} a payment. ${someStates}`,
  ach: 'No fee from a checking or savings account.',
} as const;

export const noCreditCards = `${paymentRules.creditCards} Please use a debit or ATM card, or your bank account.`;

export const otherWays = {
  heading: 'Other ways to pay',
  phone: {
    heading: 'Pay by phone',
    body: [
      ['Call ', callLink(phones.payments), '. Have your account number ready.'],
      `The automated line is open ${hours.automatedPayments.times}. Agents are here ${hoursText(weekdays)} and ${hoursText(saturday)}.`,
      `Either way, the fee is ${feeText(paymentWay('agent'))} a payment. ${someStates}`,
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
  [way.note, way.isFreeInSomeStates && someStates, way.notIn && notOfferedText(way.notIn)]
    .filter(Boolean)
    .join(' ');

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

export const paymentNext = {
  heading: 'What happens next',
  body: [
    {
      steps: [
        'We get your payment details right away, and our payments team processes them.',
        'We post the payment to your account. From then on, it counts as paid.',
        'Your bank may take about two more business days to show it.',
      ],
    },
    'Your payment first covers the interest up to that day, then any fees due. The rest lowers what you owe. Your contract has the exact order.',
  ],
} as const satisfies { heading: string; body: RichText };

/** Said once where the card's fee stands. */
export const cardFeeNote = 'Free in some states.';

/** Above the button of the bank form. */
export const achAuthorization = {
  isSample: true,
  heading: 'Your permission to debit your account',
  text: `I authorize ${name} to electronically debit my account once, for the amount I entered, and if needed to credit my account to correct a wrong debit. To take this back, I call ${phones.payments.display} before ${shortName} processes the payment.`,
} as const;
