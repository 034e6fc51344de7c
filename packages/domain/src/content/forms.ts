import { company, type Phone } from '../facts/company.ts';
import { callLink, type Line, mailLink } from './text.ts';

/** Stands in place of a form in a browser that runs no scripts. */
export const needsJavaScript = (phone: Phone): Line => [
  'This form needs JavaScript, and your browser does not run it. Please call ',
  callLink(phone),
  ' or email ',
  mailLink(company.mailboxes.info),
  '.',
];

/** Stands above a form that thanks the visitor and sends nothing. */
export const sendsNothing = (phone: Phone): Line => [
  'This form is a sample: what you type stays in your browser. To reach us, call ',
  callLink(phone),
  ' or email ',
  mailLink(company.mailboxes.info),
  '.',
];
