import { again, heading, links, steps } from '#words/payoff-receipt';
import { unbrokenDate } from '../../input/format.ts';
import { goodThrough } from '../../loan/payoff.ts';
import type { ReceiptWords } from '../receipt.ts';
import type { Payoff } from './rules.ts';

/** The receipt of a request for a payoff quote. */
export const payoffReceipt: ReceiptWords<Payoff> = {
  heading,
  lead: 'payoffDate',
  again,
  next: ({ email, payoffDate }) => {
    const from = unbrokenDate(payoffDate);
    const through = unbrokenDate(goodThrough(payoffDate));
    return { steps: steps(email, from, through), notes: [] };
  },
  links,
};
