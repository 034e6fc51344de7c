import { callLink, type RichText } from '../content/text.ts';
import { company } from '../facts/company.ts';
import type { PaymentWayId } from '../facts/fees.ts';
import { hours } from './company.ts';

const { name, phones, addresses } = company;
const [weekdays, saturday] = hours.office;

/** @param fee The fee of a payment by phone, and the sentence about where it is not charged. */
export const otherWaysFor = (fee: { readonly text: string; readonly note: string }) =>
  ({
    heading: 'Otras formas de pagar',
    phone: {
      heading: 'Pagar por teléfono',
      body: [
        ['Llame al ', callLink(phones.payments), '. Tenga a mano su número de cuenta.'],
        `La línea automática está abierta ${hours.automatedPayments.times}. Los agentes atienden de lunes a viernes, ${weekdays.times}, y los sábados, ${saturday.times}.`,
        `El cargo es de ${fee.text} cada vez, de cualquiera de las dos formas. ${fee.note}`,
      ],
    },
    mail: {
      heading: 'Enviar un cheque por correo',
      body: [
        'Haga el cheque a nuestro nombre y anote en él su número de cuenta. No envíe efectivo por correo.',
        'Envíelo más o menos una semana antes de su fecha de vencimiento, para que llegue a tiempo.',
      ],
      address: [name, ...addresses.payments],
    },
  }) as const satisfies {
    heading: string;
    phone: { heading: string; body: RichText };
    mail: { heading: string; body: RichText; address: readonly string[] };
  };

/** The names and descriptions of the payment methods. */
export const wayWords = {
  'bank-online': {
    name: 'Cuenta de cheques o de ahorros, en línea',
    note: 'Necesita su número de ruta bancaria y su número de cuenta.',
  },
  recurring: {
    name: 'Pagos automáticos (Auto Pay) de su cuenta de cheques o de ahorros',
    note: 'Los pagos automáticos son opcionales. Puede cancelarlos cuando quiera.',
  },
  'debit-online': {
    name: 'Tarjeta de débito o de cajero (ATM), en línea',
    note: 'Necesita el número de tarjeta, su vencimiento y su código de seguridad.',
  },
  'phone-system': {
    name: 'Línea automática',
    note: 'Abierta todo el día, todos los días. Tenga a mano su número de cuenta.',
  },
  agent: {
    name: 'Con un agente por teléfono',
    note: 'Un agente toma su pago durante el horario de atención.',
  },
  check: {
    name: 'Cheque por correo',
    note: 'Anote su número de cuenta en el cheque. Usted paga el franqueo.',
  },
  'cash-counter': {
    name: 'Efectivo en un local de envío de dinero (muestra)',
    note: 'Lleve efectivo y su número de cuenta. El local cobra el cargo.',
  },
  'pay-station': {
    name: 'Efectivo en un local de pago de recibos (muestra)',
    note: 'El cargo depende de la tienda. Pregunte antes de pagar.',
  },
  barcode: {
    name: 'Efectivo en una tienda con un código de barras de pago (muestra)',
    note: 'Pídanos un código de barras y muéstrelo en la caja.',
  },
} as const satisfies Record<PaymentWayId, { name: string; note: string }>;

/** The head of the table of fees. */
export const feeTableHead = {
  caption: 'Todas las formas de pagar y sus cargos',
  columns: ['Forma de pago', 'Cargo', 'Qué debe saber'],
} as const;

export const feesSection = {
  heading: 'Lo que cuesta cada forma de pagar',
  lead: 'Pagar en línea desde una cuenta de cheques o de ahorros siempre es gratis.',
} as const;
