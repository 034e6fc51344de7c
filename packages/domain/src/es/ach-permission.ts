import { company } from '../facts/company.ts';
import { tailWords } from './card.ts';

const { name, shortName, phones } = company;

/** The permission's parts as texts. */
interface PermissionTexts {
  /** Undefined on a page that knows no day. */
  readonly date: string | undefined;
  readonly sum: string;
  readonly account: string;
  readonly routing: string;
}

/** The ends of the numbers, as parts of the sentence. */
export const accountTail = {
  ...tailWords,
  endingIn: (last4: string) => `que ${tailWords.endingIn(last4)}`,
} as const;
export const routingTail = {
  ...tailWords,
  endingIn: (last4: string) => `el que ${tailWords.endingIn(last4)}`,
} as const;

export const permission = ({ date, sum, account, routing }: PermissionTexts) =>
  `${date ? `El ${date}` : 'Hoy'} autorizo a ${name} a debitar electrónicamente ${sum} una sola vez de mi cuenta de cheques o de ahorros ${account}. Su número de ruta bancaria es ${routing}. Si hace falta, ${shortName} puede acreditar mi cuenta para corregir un débito equivocado. Para retirar este permiso, llamo al ${phones.payments.display} antes de que ${shortName} procese el pago.`;
