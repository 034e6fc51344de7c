import { company } from '../company/index.ts';
import { callLink, mailLink, type Point } from './text.ts';

const { times, phones, mailboxes } = company;

/** Heading of the card that holds the form. */
export const payoffFormHeading = 'Request Your Payoff Quote';

export const whatToExpect = {
  heading: 'What to Expect',
  points: [
    {
      title: 'Processing time',
      text: `We email your quote within ${times.payoffQuoteHours} hours.`,
    },
    {
      title: 'Quote validity',
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
} as const satisfies { heading: string; points: readonly Point[] };
