/* The words of the receipt of a request for a payoff quote. */

import { company } from '../facts/company.ts';

const { payoffQuoteHours, payoffQuoteValidDays } = company.times;

export const heading = 'Solicitud recibida';
export const again = 'Pedir otra cotización';
export const steps = (email: string, from: string, through: string) =>
  [
    `Enviamos su cotización a ${email} en un plazo de ${payoffQuoteHours} horas.`,
    `Vale por ${payoffQuoteValidDays} días desde el ${from}: hasta el ${through}.`,
    'Siga haciendo sus pagos normales hasta liquidar el préstamo.',
  ] as const;
export const links = [{ text: 'Hacer un pago', to: '/payment' }] as const;
