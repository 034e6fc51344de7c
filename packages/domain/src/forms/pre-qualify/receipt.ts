import { bringToDealer, preQualifyNext } from '../../content/pre-qualify.ts';
import type { ReceiptWords } from '../receipt.ts';
import type { PreQualify } from './rules.ts';

const [{ steps }] = preQualifyNext.body;

/** The receipt of a pre-qualification. */
export const preQualifyReceipt: ReceiptWords<PreQualify> = {
  heading: 'Application submitted',
  lead: 'loanAmount',
  again: 'Send another application',
  next: () => ({ steps, notes: ['Pre-qualification is not a final approval.'] }),
  links: [
    { text: bringToDealer.heading, to: '/pre-qualify', hash: bringToDealer.id },
    { text: 'Auto Loan Calculator', to: '/', hash: 'calculator' },
  ],
};
