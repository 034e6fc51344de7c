import { company, type Phone } from '../facts/company.ts';
import type { Toast } from '../forms/index.ts';
import { callLink, type Line, mailLink } from './text.ts';

/** The address of the page at `path` without its scripts. */
export const withoutScriptsAt = (path: string): string => `${path}?scripts=off`;

/** Shown above a form whose script failed to load or is late. The site's server takes the form without it. */
export const sendsWithoutScripts = (phone: Phone, path: string): Line => [
  'A part of this page did not load, or your browser is too old. You can send this form anyway. If a part of it does not react, ',
  { text: 'use the page without scripts', href: withoutScriptsAt(path) },
  ' or call ',
  callLink(phone),
  '.',
];

/** Shown above a form that thanks the visitor and sends nothing, in a browser without JavaScript. */
export const sendsNothingOn = (phone: Phone): Line => [
  'This form is a sample: our server checks what you send and keeps nothing. To reach us, call ',
  callLink(phone),
  ' or email ',
  mailLink(company.mailboxes.info),
  '.',
];

/** The note on the receipt of such a form. */
export const nothingSentOn = (phone: Phone): string =>
  `This form is a sample: our server checked what you sent and kept nothing. To reach us, call ${phone.display}.`;

/** The start of the title of a page with a message about a problem. */
export const problemTitle = 'Error: ';

/** Why the server did not read what a browser sent. */
export type Unread = 'foreign' | 'late' | 'long' | 'unreadable' | 'busy';

const notSent = (description: string): Toast => ({
  title: 'Not sent',
  description,
  tone: 'danger',
});

/** The messages for answers that the server did not read. */
export const unread: Readonly<Record<Unread, Toast>> = {
  foreign: notSent(
    'Your answers did not come from a page of this website. Please enter them here.',
  ),
  late: notSent('Your answers took too long to arrive. Please go back and send them again.'),
  long: notSent(
    'Your answers are too long for us to read. Please go back, shorten them and send them again.',
  ),
  unreadable: notSent('We could not read what your browser sent. Please enter your answers here.'),
  busy: notSent(
    'Many people are using this page right now. Please wait a few seconds, go back and send your answers again.',
  ),
};

/** The texts of the calculator in a browser without JavaScript. */
export const calculatorWithoutScripts = {
  lead: 'Enter your numbers.',
  submitLabel: 'Work it out',
} as const;
