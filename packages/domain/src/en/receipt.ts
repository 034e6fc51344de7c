import type { Phone } from '../facts/company.ts';

/** The texts that every receipt shows. */
export const receiptWords = {
  reference: 'Reference',
  sent: 'Sent',
  next: 'What happens next',
  print: 'Print or save as PDF',
  copy: 'Copy as text',
  copied: 'Copied.',
  copyByHand: 'Your receipt as text',
  notKept:
    'We do not keep this page. Print or save it now. It disappears when you leave or reload.',
} as const;

/** What to mention in a call about a submission. */
export const haveReady = (phone: Phone): string =>
  `Have this reference ready if you call ${phone.display}.`;

/** The note on a printout that only the visitor has. */
export const nothingSent = (phone: Phone): string =>
  `This form is a sample: what you typed stayed in your browser. To reach us, call ${phone.display}.`;
