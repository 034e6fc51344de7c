import type * as english from '../en/faq-off.ts';
import type { Translated } from '../translated.ts';
import { hours } from './company.ts';
import { paymentRules } from './payment-rules.ts';

export const creditCardsOff = (phoneFee: string, checkFee: string) =>
  [
    `No. ${paymentRules.creditCards} Puede pagar por teléfono por ${phoneFee} (en algunos estados no se cobra), o enviar un cheque por correo, que es ${checkFee}. Nuestra página `,
    { text: 'Hacer un pago', to: '/payment' },
    ' tiene los detalles.',
  ] as const satisfies Translated<ReturnType<typeof english.creditCardsOff>>;

export const automatedByPhone =
  `Puede pagar por teléfono ${hours.automatedPayments.times}, sin hablar con un agente.` as const satisfies Translated<
    typeof english.automatedByPhone
  >;
