import type * as english from '../en/scra-rate.ts';
import type { Translated } from '../translated.ts';

type Words = Translated<typeof english>;

export const rateIsLow: Words['rateIsLow'] = (maxApr) =>
  `Su tasa ya es del ${maxApr}% o menos. La ley también cuenta los cargos como intereses, así que pregúntenos.`;
export const courtOrder = 'La protección de la orden judicial todavía puede ayudarle.';
export const forgiven: Words['forgiven'] = (maxApr) =>
  `Los intereses de más del ${maxApr}% se perdonan, no se dejan para después.`;
export const eachMonth: Words['eachMonth'] = (first, last, total) =>
  `La ley descuenta del pago de cada mes los intereses que se perdonan ese mes: unos ${first} del próximo pago, menos cada mes a medida que baja el saldo, y ${last} del último. Si sirve hasta entonces, son ${total} en total.`;
export const samePayment: Words['samePayment'] = (maxApr, now) =>
  `Calculado de nuevo al ${maxApr}%, el pago quedaría en unos ${now} al mes.`;
export const lowerPayment: Words['lowerPayment'] = (maxApr, lower, now, less) =>
  `Calculado de nuevo al ${maxApr}%, el pago sería de unos ${lower} al mes en lugar de ${now}: ${less} menos.`;
