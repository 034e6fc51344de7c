/* The words of forms that a browser sends without the site's scripts. */

import { callLink, type Line, mailLink } from '../content/text.ts';
import { mailboxOf, type Phone } from '../facts/company.ts';

/**
 * Shown above a form whose script failed to load or is late. The site's server takes the form without it.
 *
 * @param href The page without its scripts.
 */
export const sendsWithoutScripts = (phone: Phone, href: string) =>
  [
    'Part of this page did not load, or your browser is too old. You can send this form anyway. If part of it does not respond, ',
    { text: 'use the page without scripts', href },
    ' or call ',
    callLink(phone),
    '.',
  ] as const satisfies Line;

/** Shown above a form that thanks the visitor and sends nothing, in a browser without JavaScript. */
export const sendsNothingOn = (phone: Phone) =>
  [
    'This form is a sample: our server checks what you send and keeps nothing. To reach us, call ',
    callLink(phone),
    ' or email ',
    mailLink(mailboxOf(phone)),
    '.',
  ] as const satisfies Line;

/** The note on the receipt of such a form. */
export const nothingSentOn = (phone: Phone): string =>
  `This form is a sample: our server checked what you sent and kept nothing. To reach us, call ${phone.display}.`;

/**
 * Shown instead of a page that the server can't render.
 *
 * @param href The address of the page.
 */
export const brokenPage = (phone: Phone, href: string) =>
  [
    'If you have just sent a form, please go back and send it again: we count the same answers only once. Otherwise, ',
    { text: 'load this page again', href },
    ' or call ',
    callLink(phone),
    '.',
  ] as const satisfies Line;

/** The lead of the calculator's default numbers on a static host. */
export const calculatorExample = 'To set your own numbers, turn on JavaScript. This is an example:';

/** The words of the calculator as a form. */
export const calculatorForm = {
  lead: 'Type your numbers, then use the button to see the result.',
  submit: 'Show my payment',
} as const;

/** The start of the title of a page with a message about a problem. */
export const problemTitle = 'Error: ';

/** The messages for answers that the server did not read, by the reason. */
export const unread = {
  foreign: {
    title: 'Not sent',
    description: 'Your answers did not come from a page of this website. Please enter them here.',
    tone: 'danger',
  },
  late: {
    title: 'Not sent',
    description: 'Your answers took too long to arrive. Please go back and send them again.',
    tone: 'danger',
  },
  long: {
    title: 'Not sent',
    description:
      'Your answers are too long for us to read. Please go back, shorten them and send them again.',
    tone: 'danger',
  },
  unreadable: {
    title: 'Not sent',
    description: 'We could not read what your browser sent. Please enter your answers here.',
    tone: 'danger',
  },
  busy: {
    title: 'Not sent',
    description:
      'Many people are using this page right now. Please wait a few seconds, go back and send your answers again.',
    tone: 'danger',
  },
} as const;
