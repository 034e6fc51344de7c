import { claimNext } from '../../content/insurance.ts';
import type { ReceiptWords } from '../receipt.ts';
import type { Claim } from './rules.ts';

const [{ steps }] = claimNext.body;

/** The receipt of a claim. */
export const claimReceipt: ReceiptWords<Claim> = {
  heading: 'Your copy of this claim',
  again: 'Start another claim',
  next: () => ({ steps: [steps[0]], notes: ['Keep making your payments.'] }),
  links: [{ text: 'Make a Payment', to: '/payment' }],
};
