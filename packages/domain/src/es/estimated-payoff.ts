/* The words of a payoff estimate. Dates and amounts are formatted. */

import { company } from '../facts/company.ts';

const { payoffQuoteValidDays } = company.times;
const validDays = payoffQuoteValidDays === 10 ? 'diez' : `${payoffQuoteValidDays}`;

export const dailyInterest = 'Interés por día';
export const interestOf = (days: number) =>
  days === 1 ? 'Intereses de 1 día' : `Intereses de ${days} días`;
export const answer = (date: string) => `Monto estimado para liquidar el ${date}`;
export const ifReceivedOn = (date: string) => `El ${date}`;
export const how = (balance: string, apr: string, aDay: string) =>
  `Así se calcula: ${balance} ×\u00a0${apr}\u00a0÷\u00a0365\u00a0=\u00a0${aDay} por día.`;
export const more = (amount: string) =>
  `Son unos ${amount} más por los ${validDays} días que vale la cotización.`;
export const nothingLeft = 'Después de ese pago no queda nada por liquidar.';
export const leftOver = (amount: string) =>
  `Son ${amount} más de lo que debe. Pague menos, o pregúntenos al ${company.phones.main.display} cómo recuperar el resto.`;
export const estimateOnly =
  'Esta estimación cuenta días enteros y un año de 365 días. No incluye cargos futuros por pago atrasado ni pagos que usted no haya anotado. Su contrato tiene la regla exacta.';
export const announcement = (answer: string, payoff: string) => `${answer}: ${payoff}.`;

/** The use of a payment that is made before the payoff date. */
export const interestNotCovered = (stillOwed: string) =>
  `Este pago no cubre los intereses hasta ese día. Todavía debe ${stillOwed} de intereses.`;
export const payment = (paid: {
  readonly amount: string;
  readonly date: string;
  readonly toInterest: string;
  readonly toPrincipal: string;
}) =>
  `Su pago de ${paid.amount} del ${paid.date} cubre primero ${paid.toInterest} de intereses; ${paid.toPrincipal} reducen lo que debe.`;
export const paymentWithFees = (paid: {
  readonly amount: string;
  readonly date: string;
  readonly toInterest: string;
  readonly toPrincipal: string;
  readonly toFees: string;
}) =>
  `Su pago de ${paid.amount} del ${paid.date} cubre primero ${paid.toInterest} de intereses; ${paid.toPrincipal} reducen lo que debe, y ${paid.toFees} cubren cargos sin pagar.`;
