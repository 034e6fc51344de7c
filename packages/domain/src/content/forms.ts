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

/** In a form whose code did not come when it was to be sent. */
export const formNotLoaded = (phone: Phone): Line => [
  'A part of this form did not load. Check your connection and send it again. If that does not help, call ',
  callLink(phone),
  ' or load the page again. You may have to type some answers again then.',
];

/** The button below that. */
export const loadPageAgain = 'Load the page again';
