import { accountTail, permission, routingTail } from '#words/ach-permission';
import { language } from '#words/language';
import {
  accountTail as englishAccountTail,
  permission as englishPermission,
  routingTail as englishRoutingTail,
} from '../en/ach-permission.ts';
import { language as englishLanguage } from '../en/language.ts';
import { tail } from '../input/card.ts';
import { formatDate, formatMoney } from '../input/format.ts';

/** The answers of a bank payment so far. */
export interface AchParts {
  /** The day, as `2026-11-21`. Undefined on a page that knows no day. */
  readonly on: string | undefined;
  /** Dollars. */
  readonly amount?: number | undefined;
  readonly routingNumber?: string | undefined;
  readonly bankAccountNumber?: string | undefined;
}

const blank = '____';

/** The words and the formats of the permission in one language. */
interface PermissionLanguage {
  readonly permission: typeof permission;
  readonly accountTail: Parameters<typeof tail>[1];
  readonly routingTail: Parameters<typeof tail>[1];
  /** A BCP 47 tag. */
  readonly language: string;
}

/**
 * The visitor's permission to debit a bank account once, with the answers so far.
 *
 * @param words The words of the language. @default the edition's
 */
export function achPermission(
  { on, amount, routingNumber, bankAccountNumber }: AchParts,
  words: PermissionLanguage = { permission, accountTail, routingTail, language },
): string {
  return words.permission({
    date: on && formatDate(on, 'long', words.language),
    sum: amount === undefined ? blank : formatMoney(amount, 'always', words.language),
    account: bankAccountNumber ? tail(bankAccountNumber, words.accountTail) : blank,
    routing: routingNumber ? tail(routingNumber, words.routingTail) : blank,
  });
}

/** The permission in English, whatever language the page shows it in. */
export const englishPermissionText = (parts: AchParts): string =>
  achPermission(parts, {
    permission: englishPermission,
    accountTail: englishAccountTail,
    routingTail: englishRoutingTail,
    language: englishLanguage,
  });

/** The permission in English, which a translated page shows below its own. */
export const originalPermission = language.startsWith('en') ? undefined : englishPermissionText;
