/* The words of what follows from a payoff date. The dates are formatted. */

import { company } from '../facts/company.ts';

export const goodThrough = 'La cotización vale hasta';
export const mailBy = 'Envíe el cheque a más tardar';
export const mayBeLate =
  `Enviamos las cotizaciones por correo electrónico en un plazo de ${company.times.payoffQuoteHours} horas. Una cotización para hoy podría llegarle mañana.` as const;
export const tooLateToMail =
  `Un cheque enviado hoy puede llegar después de la fecha en que quiere liquidar. Elija una fecha posterior, o pregúntenos por una forma más rápida al ${company.phones.main.display}.` as const;
export const mailCheckBy = (date: string) =>
  `Con cheque: envíelo por correo a más tardar el ${date}, más o menos una semana antes, y anote en él su número de cuenta.`;
export const validThrough = (date: string) =>
  `Vale hasta el ${date}. Después, pida otra cotización: el monto sube cada día.`;
