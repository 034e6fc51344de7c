import { company } from '../facts/company.ts';
import type { WayGroup } from '../facts/fees.ts';

/** The texts of the fee finder. */
export const feeFinderWords = {
  state: { label: 'Su estado', any: 'Cualquier estado' },
  way: {
    label: 'Cómo paga',
    any: 'Cualquier forma',
    groups: {
      online: 'En línea',
      phone: 'Por teléfono',
      mail: 'Por correo',
      cash: 'En efectivo',
    } satisfies Record<WayGroup, string>,
  },
  orFree: (fee: string) => `${fee}, o gratis`,
  freeIn: (state: string) => `Gratis en ${state}`,
  notOfferedIn: (state: string) => `No se ofrece en ${state}`,
  askAbout: (state: string) =>
    `Algunos estados no permiten este cargo. Llame al ${company.phones.payments.display} y pregunte sobre ${state}, o pague con su cuenta bancaria, que es gratis.`,
  /** The same where the site takes no payments online. */
  askAboutOff: (state: string) =>
    `Algunos estados no permiten este cargo. Llame al ${company.phones.payments.display} y pregunte sobre ${state}, o envíe un cheque por correo, que es gratis.`,
  /** Above the table while no state is chosen. */
  someStates: (fee: string) => `El cargo de ${fee} no se cobra en algunos estados.`,
  chooseState: 'Elija el suyo.',
  chooseAnother: 'Elija otra forma abajo.',
  count: {
    one: (free: number) => `1 forma de pagar, ${free} gratis.`,
    other: (ways: number, free: number) => `${ways} formas de pagar, ${free} gratis.`,
  },
  countIn: {
    one: (state: string, free: number) => `En ${state}: 1 forma de pagar, ${free} gratis.`,
    other: (state: string, ways: number, free: number) =>
      `En ${state}: ${ways} formas de pagar, ${free} de ellas gratis.`,
  },
  none: (state: string) => `No se ofrece en ${state}. Aquí están las otras formas.`,
} as const;
