import { callLink, type Line } from '../content/text.ts';
import type { Phone } from '../facts/company.ts';

/** Shown instead of a part of a page whose code could not be loaded. */
export const partFailed =
  'No se pudo cargar esta parte de la página. Revise su conexión e inténtelo de nuevo, o vuelva a cargar la página.';

/** The button below that. */
export const tryAgain = 'Intentar de nuevo';

/** Shown in a form whose code was not available when the visitor submitted it. */
export const formFailed = (phone: Phone) =>
  [
    'No se pudo cargar una parte de este formulario. Revise su conexión y envíelo de nuevo. Si no funciona, llame al ',
    callLink(phone),
    ' o vuelva a cargar la página. Tal vez tenga que escribir otra vez algunas respuestas.',
  ] as const satisfies Line;

/** The button below `formFailed`. */
export const loadPageAgain = 'Volver a cargar la página';
