import type { Phone } from '../facts/company.ts';

/** What every receipt says. */
export const receiptWords = {
  reference: 'Reference',
  sent: 'Sent',
  next: 'What happens next',
  print: 'Print or save as PDF',
  copy: 'Copy as text',
  copied: 'Copied.',
  copyByHand: 'Your receipt as text',
  notKept: 'We do not keep this page. Print or save it now: it is gone when you leave or reload.',
} as const;

/** What to say when calling about something that was sent. */
export const haveReady = (phone: Phone): string =>
  `Have this reference ready if you call ${phone.display}.`;

/** What to say of a copy that nobody but the visitor has. */
export const nothingSent = (phone: Phone): string =>
  `This form is a sample: what you typed stayed in your browser. To reach us, call ${phone.display}.`;
