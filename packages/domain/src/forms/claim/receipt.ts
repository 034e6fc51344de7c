import { again, heading, links, notes } from '#words/claim-receipt';
import { claimNext } from '../../content/insurance.ts';
import type { ReceiptWords } from '../receipt.ts';
import type { Claim } from './rules.ts';

const [{ steps }] = claimNext.body;

/** The receipt of a claim. */
export const claimReceipt: ReceiptWords<Claim> = {
  heading,
  again,
  next: () => ({ steps: [steps[0]], notes }),
  links,
};
