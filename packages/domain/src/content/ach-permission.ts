import { permission } from '#words/ach-permission';
import { tail } from '../input/card.ts';
import { dollars, formatDate } from '../input/format.ts';

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
const endOf = (number: string | undefined) => (number ? tail(number) : blank);

/** The visitor's permission to debit a bank account once, with the answers so far. */
export const achPermission = ({ on, amount, routingNumber, bankAccountNumber }: AchParts): string =>
  permission({
    date: formatDate(on, 'long'),
    sum: amount === undefined ? blank : dollars(amount),
    account: endOf(bankAccountNumber),
    routing: endOf(routingNumber),
  });
