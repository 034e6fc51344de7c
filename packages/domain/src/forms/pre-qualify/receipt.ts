import { again, calculatorLink, heading, notes } from '#words/pre-qualify-receipt';
import { bringToDealer, preQualifyNext } from '../../content/pre-qualify.ts';
import type { ReceiptWords } from '../receipt.ts';
import type { PreQualify } from './rules.ts';

const [{ steps }] = preQualifyNext.body;

/** The receipt of a pre-qualification. */
export const preQualifyReceipt: ReceiptWords<PreQualify> = {
  heading,
  lead: 'loanAmount',
  again,
  next: () => ({ steps, notes }),
  links: [
    { text: bringToDealer.heading, to: '/pre-qualify', hash: bringToDealer.id },
    calculatorLink,
  ],
};
