import { company } from '../facts/company.ts';

const { name, shortName, phones } = company;

/** The permission's parts as texts. */
interface PermissionTexts {
  readonly date: string;
  readonly sum: string;
  readonly account: string;
  readonly routing: string;
}

export const permission = ({ date, sum, account, routing }: PermissionTexts) =>
  `El ${date} autorizo a ${name} a debitar electrónicamente ${sum} una sola vez de mi cuenta de cheques o de ahorros ${account}. Su número de ruta bancaria es ${routing}. Si hace falta, ${shortName} puede acreditar mi cuenta para corregir un débito equivocado. Para retirar este permiso, llamo al ${phones.payments.display} antes de que ${shortName} procese el pago.`;
