import { callLink } from '../content/text.ts';
import type * as english from '../en/most-asked.ts';
import { company } from '../facts/company.ts';
import type { Translated } from '../translated.ts';
import { dueDateChanges } from './company.ts';
import { paymentRules } from './payment-rules.ts';

const { times, phones } = company;

export const howToPay = ({
  card,
  counter,
  station,
  barcode,
}: Parameters<typeof english.howToPay>[0]) =>
  ({
    id: 'how-to-pay',
    question: '¿Cómo puedo hacer un pago?',
    answer: [
      [
        'Pague en línea en nuestra página ',
        { text: 'Hacer un pago', to: '/payment' },
        `. Pagar desde una cuenta de cheques o de ahorros es gratis, y los pagos automáticos también. Pagar con tarjeta de débito o de cajero (ATM) cuesta ${card}, igual que pagar por teléfono o con un agente. ${paymentRules.someStates}`,
      ],
      `Puede enviar por correo un cheque con su número de cuenta escrito. O pague en efectivo en un local de pago en persona: ${counter} en un local de envío de dinero, ${station} en un local de pago de recibos, o ${barcode} con un código de barras de pago, que en algunos estados no se ofrece.`,
    ],
  }) as const satisfies Translated<ReturnType<typeof english.howToPay>>;

export const preQualification = {
  id: 'pre-qualification',
  question: '¿Cómo funciona la precalificación?',
  answer: [
    [
      'Llene nuestro breve ',
      { text: 'formulario de precalificación', to: '/pre-qualify' },
      `. No afecta su puntaje de crédito. Revisamos su información y nos comunicamos con usted en un plazo de ${times.preQualifyReplyHours} horas.`,
    ],
    'La precalificación no es una aprobación final. Cuando elija un auto y solicite el préstamo en un concesionario (dealer), este hará una consulta completa de su crédito, que puede afectar su puntaje. Su oferta puede cambiar si su informe de crédito o sus ingresos no coinciden con lo que nos dijo.',
  ],
} as const satisfies Translated<typeof english.preQualification>;

export const dueDate = {
  id: 'due-date',
  question: '¿Puedo cambiar mi fecha de vencimiento?',
  answer: [
    [
      `Sí, ${dueDateChanges}. Llámenos al `,
      callLink(phones.main),
      ' antes de que venza su próximo pago. Su cuenta debe estar al día cuando lo pida. Pasar la fecha para después suma unos días de intereses. Antes de que usted decida, le decimos cuánto serían.',
    ],
  ],
} as const satisfies Translated<typeof english.dueDate>;

export const earlyPayoff = {
  id: 'early-payoff',
  question: '¿Puedo liquidar mi préstamo antes de tiempo?',
  answer: [
    [
      `Sí. ${paymentRules.earlyPayoff} Los intereses se suman cada día sobre lo que todavía debe, así que pagar antes o pagar de más reduce los intereses que paga. Pida una `,
      { text: 'cotización de liquidación', to: '/payoff' },
      ' para saber el monto exacto.',
    ],
  ],
} as const satisfies Translated<typeof english.earlyPayoff>;

export const mostAskedHeading = 'Lo que más nos preguntan';

export const readAllQuestions = {
  text: 'Leer todas las preguntas',
  to: '/faq',
} as const satisfies Translated<typeof english.readAllQuestions>;
