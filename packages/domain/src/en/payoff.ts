import { callLink, mailLink, type Point, type RichText } from '../content/text.ts';
import { company } from '../facts/company.ts';

const { name, addresses, times, phones, mailboxes } = company;

/** The heading of the card with the form. */
export const payoffFormHeading = 'Request Your Payoff Quote';

export const whatToExpect = {
  heading: 'What to Expect',
  points: [
    {
      title: 'Processing time',
      value: `${times.payoffQuoteHours} hours`,
      text: `We email your quote within ${times.payoffQuoteHours} hours.`,
    },
    {
      title: 'Quote validity',
      value: `${times.payoffQuoteValidDays} days`,
      text: `Your quote is good for ${times.payoffQuoteValidDays} days from the payoff date you ask for.`,
    },
    {
      title: 'Payment instructions',
      text: 'The quote email says how to pay and where to send the money.',
    },
    {
      title: 'Questions?',
      text: ['Call ', callLink(phones.main), ' or email ', mailLink(mailboxes.payoff), '.'],
    },
  ],
} as const satisfies {
  heading: string;
  points: readonly (Point & { readonly value?: string })[];
};

/** The summary beside the form, until it has the dates of `payoff-dates.ts`. */
export const quoteDates = {
  heading: 'Your dates',
  empty: 'Choose a payoff date to see how long your quote is good and when to mail a check.',
} as const;

/** The texts of the estimator while it is closed. */
export const payoffEstimate = {
  heading: 'Estimate your payoff',
  lead: 'Your quote has the exact amount. This estimate shows what to expect.',
  byHand: 'Daily\u00a0interest\u00a0= balance\u00a0×\u00a0APR\u00a0÷\u00a0365',
  open: 'Open the estimator',
} as const;

export const aboutYourQuote = {
  heading: 'Why your payoff is not your balance',
  body: [
    'Your balance is the part of the loan that you still owe. Interest is added to it every day until we get your money, so the payoff amount is higher.',
    'Fees that you have not paid yet are added too. A payment that is on its way lowers the amount once it has cleared.',
    'That’s why a quote is for one day and is good for only a short time.',
  ],
} as const satisfies { heading: string; body: RichText };

export const payoffStepsHeading = 'From request to title';

/** The steps from the request to the title, before a date is known. */
export const payoffSteps = [
  { title: 'Ask for your quote', text: `We email it within ${times.payoffQuoteHours} hours.` },
  {
    title: 'Send the payoff',
    text: 'By check: mail it about a week ahead, and write your account number on it.',
  },
  {
    title: 'We get your money',
    text: 'If your quote has expired by then, ask for a new one: the amount goes up each day.',
  },
  {
    title: 'Your payment clears and we release our lien',
    text: 'How long the title takes depends on your state.',
  },
] as const satisfies readonly Point[];

export const untilPaidOff = 'Keep making your regular payments until we get your money.';

export const payoffAddress = {
  lines: [name, ...addresses.payments],
  note: 'If your quote email gives another address, use that one.',
} as const;
