import { callLink, type Line, mailLink } from '../content/text.ts';
import { mailboxOf, type Phone } from '../facts/company.ts';

/** Shown instead of a form if the browser runs no scripts. */
export const needsJavaScript = (phone: Phone) =>
  [
    'This form needs JavaScript, and your browser does not run it. Please call ',
    callLink(phone),
    ' or email ',
    mailLink(mailboxOf(phone)),
    '.',
  ] as const satisfies Line;

/**
 * Shown above a form whose script failed to load, takes longer than ten seconds, or needs a newer
 * browser.
 */
export const notStarted = (phone: Phone) =>
  [
    'This form could not start, because part of this page did not load or your browser is too old. What you typed is still here. Wait a moment, load the page again, or use a newer browser. You can also call ',
    callLink(phone),
    ' or email ',
    mailLink(mailboxOf(phone)),
    '.',
  ] as const satisfies Line;

/** The button of a message about a form on another page; it leads to that page. */
export const goTo = (heading: string): string => `Go to ${heading}`;

/** Shown above a form that thanks the visitor and sends nothing. */
export const sendsNothing = (phone: Phone) =>
  [
    'This form is a sample: what you type stays in your browser. To reach us, call ',
    callLink(phone),
    ' or email ',
    mailLink(mailboxOf(phone)),
    '.',
  ] as const satisfies Line;

/** Above the button of a form that could not be sent, after the words of its toast. */
export const keptAnswers = (phone: Phone) =>
  [
    'What you typed is still here. You can also call ',
    callLink(phone),
    '.',
  ] as const satisfies Line;

/** How a form is sent, above its button. */
export const sentSafely = [
  'Sent over an encrypted connection. This website keeps no copy. ',
  { text: 'Privacy', to: '/privacy' },
] as const satisfies Line;
