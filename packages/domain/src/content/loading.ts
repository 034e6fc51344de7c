import type { Phone } from '../facts/company.ts';
import { callLink, type Line } from './text.ts';

/** Below a part of a page whose code did not come when it was used. */
export const partFailed =
  'This part of the page could not be loaded. Check your connection, then try again or load the page again.';

/** In a form whose code did not come when it was to be sent. */
export const formFailed = (phone: Phone): Line => [
  'A part of this form could not be loaded. Check your connection and send it again. If that does not help, call ',
  callLink(phone),
  ' or load the page again. You may have to type some answers again then.',
];

/** The button below that. */
export const loadPageAgain = 'Load the page again';
