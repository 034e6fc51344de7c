import { company } from '../company/index.ts';
import { callLink, mailLink, type Point, type RichText } from './text.ts';

const { times, phones, mailboxes } = company;

/** Heading of the card that holds the form. */
export const payoffFormHeading = 'Request Your Payoff Quote';

export const whatToExpect = {
  heading: 'What to Expect',
  points: [
    {
      icon: 'clock',
      title: 'Processing time',
      text: `We email your quote within ${times.payoffQuoteHours} hours.`,
    },
    {
      icon: 'calendar',
      title: 'Quote validity',
      text: `Your quote is good for ${times.payoffQuoteValidDays} days from the payoff date you ask for.`,
    },
    {
      icon: 'document',
      title: 'Payment instructions',
      text: 'The quote email says how to pay and where to send the money.',
    },
    {
      icon: 'phone',
      title: 'Questions?',
      text: ['Call ', callLink(phones.main), ' or email ', mailLink(mailboxes.payoff), '.'],
    },
  ],
} as const satisfies { heading: string; points: readonly Point[] };

/** What stands in a quote and why it differs from the balance. */
export const aboutYourQuote = {
  heading: 'Why your payoff is not your balance',
  body: [
    'Interest adds up each day. Your balance shows what you owe today. Your payoff amount adds the interest up to the day we receive your money, and any fees you have not paid.',
    { heading: 'Your quote shows' },
    {
      list: [
        'the principal you still owe',
        'the interest up to your payoff date',
        'any unpaid fees',
        'the interest for each extra day',
        'the last day the quote is good for',
        'where and how to pay',
      ],
    },
    { heading: 'After you pay' },
    'Keep making your regular payments until your loan is paid off. When your final payment clears, we release our lien on the title. How long the title takes depends on your state.',
  ],
} as const satisfies { heading: string; body: RichText };
