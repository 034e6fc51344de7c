import { callLink, type Line, type RichText } from '../content/text.ts';
import { company } from '../facts/company.ts';
import { paymentRules } from './payment-rules.ts';

const { phones } = company;

export const cards = {
  debit: {
    title: 'Tarjeta de débito',
    text: (note: string) => `Una tarjeta de débito o de cajero (ATM). ${note}`,
  },
  bank: { title: 'Transferencia (ACH)', text: 'Su cuenta de cheques o de ahorros.' },
  phone: {
    title: 'Pago por teléfono',
    text: (note: string): Line => [
      'Llame al ',
      callLink(phones.payments),
      ` a cualquier hora. ${note}`,
    ],
  },
} as const;

export const noCreditCards = paymentRules.creditCards;

export const paymentNext = {
  heading: 'Qué sigue',
  body: [
    {
      steps: [
        'Recibimos los datos de su pago enseguida, y nuestro equipo de pagos lo procesa.',
        'Registramos el pago en su cuenta. Desde ese momento cuenta como pagado.',
        'Su banco puede tardar unos dos días hábiles más en mostrarlo.',
      ],
    },
    'Su pago se destina primero a los intereses hasta ese día, luego a su saldo y al final a los cargos sin pagar. Su contrato indica el orden exacto.',
  ],
} as const satisfies { heading: string; body: RichText };

/** The texts around the permission, above the button of the bank form. */
export const achAuthorization = {
  isSample: true,
  heading: 'Su permiso para debitar su cuenta',
  agree: (button: string) => `Al presionar “${button}”, usted acepta lo siguiente.`,
  once: 'Es un solo pago, no pagos automáticos.',
  sample: 'Texto de muestra: un abogado debe revisarlo antes de que un prestamista lo use.',
} as const;

/** The texts beside the fields of a payment. */
export const paymentHints = {
  codeStays: 'Este código nunca sale de su navegador. Lo revisamos aquí y no lo guardamos.',
  whereIsCode: '¿Dónde está el código de seguridad?',
  whereAreNumbers: '¿Dónde encuentro estos números?',
} as const;
