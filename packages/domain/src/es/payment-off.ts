import { callLink, type Line } from '../content/text.ts';
import { company } from '../facts/company.ts';

/** The first sentence of a page that takes no payments online. */
export const notOnline = 'No recibimos pagos en línea.';

/** The texts of the payment page of a site that takes no payments online. */
export const paymentOff = {
  subtitle: 'Pague por teléfono o por correo',
  notice: [
    `${notOnline} Llame al `,
    callLink(company.phones.payments),
    ', o envíe un cheque por correo.',
  ] as Line,
  heading: 'Cómo pagar',
} as const;

/** The description of the payment page of a site that takes no payments online. */
export const paymentOffDescription =
  'Cómo pagar su préstamo de auto por teléfono, por correo o en efectivo. Vea cada forma de pago y lo que cuesta antes de pagar.';
