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

export const accountTail = tailWords;
export const routingTail = tailWords;

export const permission = ({ date, sum, account, routing }: PermissionTexts) =>
  `${date ? `On ${date}` : 'Today'} I authorize ${name} to electronically debit ${sum} once from my checking or savings account ${account}. Its routing number is ${routing}. If needed, ${shortName} may credit my account to correct a wrong debit. To take this back, I call ${phones.payments.display} before ${shortName} processes the payment.`;
