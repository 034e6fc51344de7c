import { callLink, type Line } from '../content/text.ts';
import type { Phone } from '../facts/company.ts';

/** Shown instead of a part of a page whose code could not be loaded. */
export const partFailed =
  'This part of the page could not be loaded. Check your connection, then try again or load the page again.';

/** The button below that. */
export const tryAgain = 'Try again';

/** Shown in a form whose code was not available when the visitor submitted it. */
export const formFailed = (phone: Phone) =>
  [
    'Part of this form could not be loaded. Check your connection and send it again. If that does not help, call ',
    callLink(phone),
    ' or load the page again. You may have to type some answers again.',
  ] as const satisfies Line;

/** The button below `formFailed`. */
export const loadPageAgain = 'Load the page again';
