/*
 * The texts of the results card besides its figures. Each text is a separate export, so that the
 * code that answers before React contains only the texts that it uses.
 */

export const monthlyPayment = 'Pago mensual estimado';
export const maximumLoan = 'Préstamo máximo estimado';
export const atPayment = (payment: string, loan: string) => `Con ${payment} al mes: ${loan}`;
export const principal = 'Capital';
export const interest = 'Intereses';
export const interestOf = 'de todos los pagos son intereses';
export const includesDeal = 'Incluye el auto que entrega a cuenta, el impuesto y los cargos.';
export const changeDeal = 'Cambiarlos';
export const payBack = (total: string, principal: string, interest: string) =>
  `En total paga ${total}: ${principal} que pide prestado y ${interest} de intereses.`;
export const payBackFree = (total: string) => `En total paga ${total}. Al 0% no hay intereses.`;
export const lastPaymentIn = (payment: string, month: string) => `${payment} en ${month}`;
export const rolledIn = 'Deuda anterior incluida';
export const downPaymentCovers =
  'Su pago inicial cubre el precio, así que no necesita pedir prestado.';
export const covered =
  'El auto que entrega y su pago inicial cubren todo, así que no necesita pedir prestado.';
export const coveredWithRest = (rest: string) =>
  `El auto que entrega y su pago inicial cubren todo, y sobran ${rest}.`;
export const outOfBounds = (field: string, bounds: string) =>
  `Para ver su resultado, “${field}” debe ser ${bounds}.`;
export const announcement = (label: string, figure: string) => `${label}: ${figure}.`;
export const basis = (downPayment: string, term: string, apr: string) =>
  `Por ejemplo, con pago inicial de ${downPayment}, ${term} y APR de ${apr}.`;
