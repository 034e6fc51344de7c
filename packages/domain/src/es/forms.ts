import { callLink, type Line, mailLink } from '../content/text.ts';
import { mailboxOf, type Phone } from '../facts/company.ts';

/** Shown instead of a form if the browser runs no scripts. */
export const needsJavaScript = (phone: Phone) =>
  [
    'Este formulario necesita JavaScript y su navegador no lo ejecuta. Llame al ',
    callLink(phone),
    ' o escriba a ',
    mailLink(mailboxOf(phone)),
    '.',
  ] as const satisfies Line;

/**
 * Shown above a form whose script failed to load, takes longer than ten seconds, or needs a newer
 * browser.
 */
export const notStarted = (phone: Phone) =>
  [
    'Este formulario no funciona, porque una parte de esta página no se cargó o su navegador es muy antiguo. Lo que escribió sigue aquí. Espere un momento, vuelva a cargar la página o use un navegador más nuevo. También puede llamar al ',
    callLink(phone),
    ' o escribir a ',
    mailLink(mailboxOf(phone)),
    '.',
  ] as const satisfies Line;

/** The button of a message about a form on another page; it leads to that page. */
export const goTo = (heading: string): string => `Ir a ${heading}`;

/** Shown above a form that thanks the visitor and sends nothing. */
export const sendsNothing = (phone: Phone) =>
  [
    'Este formulario es de muestra: lo que escribe se queda en su navegador. Para comunicarse con nosotros, llame al ',
    callLink(phone),
    ' o escriba a ',
    mailLink(mailboxOf(phone)),
    '.',
  ] as const satisfies Line;

/** Above the button of a form that could not be sent, after the words of its toast. */
export const keptAnswers = (phone: Phone) =>
  [
    'Lo que escribió sigue aquí. También puede llamar al ',
    callLink(phone),
    '.',
  ] as const satisfies Line;

/** How a form is sent, above its button. */
export const sentSafely = [
  'Se envía cifrado. Este sitio web no guarda copias. ',
  { text: 'Privacidad (en inglés)', to: '/privacy' },
] as const satisfies Line;
