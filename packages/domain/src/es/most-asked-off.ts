import type * as english from '../en/most-asked-off.ts';
import type { Translated } from '../translated.ts';
import { notOnline } from './payment-off.ts';
import { paymentRules } from './payment-rules.ts';

export const payOffline = (phoneFee: string) =>
  [
    `${notOnline} Nuestra página `,
    { text: 'Hacer un pago', to: '/payment' },
    ` tiene el número de teléfono y nuestra dirección para cheques. Pagar por teléfono o con un agente cuesta ${phoneFee}. ${paymentRules.someStates}`,
  ] as const satisfies Translated<ReturnType<typeof english.payOffline>>;
