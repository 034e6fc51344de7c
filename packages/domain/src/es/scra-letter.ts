import type * as english from '../en/scra-letter.ts';
import type { Translated } from '../translated.ts';

/*
 * What the letter says. It is shown on the screen only: the visitor sends the English letter.
 */

export const language = 'es-US' as const satisfies Translated<typeof english.language>;

export const blank = '____________________';

export const subject =
  'Asunto: solicitud de beneficios conforme a la Ley de Ayuda Civil para Miembros del Servicio (SCRA)';
export const accountNumber = (number: string) => `Número de cuenta: ${number}`;
export const unit = (unit: string) => `Unidad u órdenes: ${unit}`;
export const request =
  'Pido mis beneficios de la SCRA (50 U.S.C. 3937 y 3952) para esta cuenta.' as const satisfies Translated<
    typeof english.request
  >;

export const servicemember = {
  self: {
    serves: (began: string) => `Estoy en el servicio militar desde el ${began}.`,
    lower: (maxApr: number) =>
      `Les pido que bajen los intereses al ${maxApr}% anual desde la fecha en que mis órdenes me llamaron al servicio, que perdonen los intereses que pasen de ahí y que bajen el pago en la misma medida.`,
  },
  spouse: {
    serves: (began: string) =>
      `Mi cónyuge, ${blank}, está en el servicio militar desde el ${began}.`,
    lower: (maxApr: number) =>
      `Les pido que bajen los intereses al ${maxApr}% anual desde la fecha en que las órdenes llamaron a mi cónyuge al servicio, que perdonen los intereses que pasen de ahí y que bajen el pago en la misma medida.`,
  },
  other: {
    serves: (began: string) =>
      `El militar, ${blank}, está en el servicio militar desde el ${began}.`,
    lower: (maxApr: number) =>
      `Les pido que bajen los intereses al ${maxApr}% anual desde la fecha en que las órdenes llamaron al servicio al militar, que perdonen los intereses que pasen de ahí y que bajen el pago en la misma medida.`,
  },
} as const satisfies Translated<typeof english.servicemember>;

export const enclosed = (phone: string) =>
  `Con esta carta envío: [ ] las órdenes [ ] una carta del comandante [ ] un comprobante de pago militar (Leave and Earnings Statement). Si necesitan otro documento, llámenme al ${phone}.`;
export const signature = `Firma ${blank}`;
export const printedName = (name: string) => `Nombre en letra de molde ${name}`;
export const date = `Fecha ${blank}`;
