import { company } from '../facts/company.ts';
import { tail } from '../input/card.ts';
import { dollars, formatDate } from '../input/format.ts';

const { name, shortName, phones } = company;

/** The answers of a bank payment so far. */
export interface AchParts {
  /** The day, as `2026-11-21`. */
  readonly on: string;
  /** Dollars. */
  readonly amount?: number | undefined;
  readonly routingNumber?: string | undefined;
  readonly bankAccountNumber?: string | undefined;
}

const blank = '____';

/** The visitor's permission to debit a bank account once, with the answers so far. */
export function achPermission({ on, amount, routingNumber, bankAccountNumber }: AchParts): string {
  const sum = amount === undefined ? blank : dollars(amount);
  const [account, routing] = [bankAccountNumber, routingNumber].map((number) =>
    number ? tail(number) : blank,
  );
  return `On ${formatDate(on, 'long')} I authorize ${name} to electronically debit ${sum} once from my checking or savings account ${account}. Its routing number is ${routing}. If needed, ${shortName} may credit my account to correct a wrong debit. To take this back, I call ${phones.payments.display} before ${shortName} processes the payment.`;
}
