import { company } from '../../facts/company.ts';
import { formatDate } from '../../input/format.ts';
import { goodThrough } from '../../loan/payoff.ts';
import type { ReceiptWords } from '../receipt.ts';
import type { Payoff } from './rules.ts';

const { payoffQuoteHours, payoffQuoteValidDays } = company.times;

/** The receipt of a request for a payoff quote. */
export const payoffReceipt: ReceiptWords<Payoff> = {
  heading: 'Request received',
  lead: 'payoffDate',
  again: 'Ask for another quote',
  next: ({ email, payoffDate }) => {
    const [from, through] = [payoffDate, goodThrough(payoffDate)].map((date) =>
      formatDate(date, 'long'),
    );
    return {
      steps: [
        `We email your quote to ${email} within ${payoffQuoteHours} hours.`,
        `It is good for ${payoffQuoteValidDays} days from ${from}: through ${through}.`,
        'Keep making your regular payments until the loan is paid off.',
      ],
      notes: [],
    };
  },
  links: [{ text: 'Make a Payment', to: '/payment' }],
};
