import { callLink, type Line, mailLink } from '../content/text.ts';
import { mailboxOf, type Phone } from '../facts/company.ts';

/**
 * Shown above a form whose script failed to load or is late. The site's server takes the form without it.
 *
 * @param href The page without its scripts.
 */
export const sendsWithoutScripts = (phone: Phone, href: string) =>
  [
    'Una parte de esta página no se cargó o su navegador es muy antiguo. De todos modos puede enviar este formulario. Si una parte no responde, ',
    { text: 'use la página sin JavaScript', href },
    ' o llame al ',
    callLink(phone),
    '.',
  ] as const satisfies Line;

/** Shown above a form that thanks the visitor and sends nothing, in a browser without JavaScript. */
export const sendsNothingOn = (phone: Phone) =>
  [
    'Este formulario es de muestra: nuestro servidor revisa lo que usted envía y no guarda nada. Para comunicarse con nosotros, llame al ',
    callLink(phone),
    ' o escriba a ',
    mailLink(mailboxOf(phone)),
    '.',
  ] as const satisfies Line;

/** The note on the receipt of such a form. */
export const nothingSentOn = (phone: Phone): string =>
  `Este formulario es de muestra: nuestro servidor revisó lo que usted envió y no guardó nada. Para comunicarse con nosotros, llame al ${phone.display}.`;

/**
 * Shown instead of a page that the server can't render.
 *
 * @param href The address of the page.
 */
export const brokenPage = (phone: Phone, href: string) =>
  [
    'Si acaba de enviar un formulario, vuelva atrás y envíelo de nuevo: contamos las mismas respuestas una sola vez. Si no, ',
    { text: 'vuelva a cargar esta página', href },
    ' o llame al ',
    callLink(phone),
    '.',
  ] as const satisfies Line;

/** The lead of the calculator's default numbers on a static host. */
export const calculatorExample =
  'Para poner sus propios números, active JavaScript. Este es un ejemplo:';

/** The words of the calculator as a form. */
export const calculatorForm = {
  lead: 'Escriba sus números y use el botón para ver el resultado.',
  submit: 'Ver mi pago',
} as const;

/** The start of the title of a page with a message about a problem. */
export const problemTitle = 'Error: ';

/** The messages for answers that the server did not read, by the reason. */
export const unread = {
  foreign: {
    title: 'No se envió',
    description: 'Sus respuestas no llegaron de una página de este sitio web. Escríbalas aquí.',
    tone: 'danger',
  },
  late: {
    title: 'No se envió',
    description: 'Sus respuestas tardaron demasiado en llegar. Vuelva atrás y envíelas de nuevo.',
    tone: 'danger',
  },
  long: {
    title: 'No se envió',
    description:
      'Sus respuestas son demasiado largas. Vuelva atrás, acórtelas y envíelas de nuevo.',
    tone: 'danger',
  },
  unreadable: {
    title: 'No se envió',
    description: 'No pudimos leer lo que envió su navegador. Escriba aquí sus respuestas.',
    tone: 'danger',
  },
  busy: {
    title: 'No se envió',
    description:
      'Muchas personas usan esta página en este momento. Espere unos segundos, vuelva atrás y envíe sus respuestas de nuevo.',
    tone: 'danger',
  },
} as const;
