import { free, freeInSentence, from } from '#words/fees';
import type { PaymentWay } from '../facts/fees.ts';
import { formatFee } from '../input/format.ts';

/**
 * Formats the fee of a payment method: `Free`, `$5.00`, `from $1.50`.
 *
 * @param words The words of the language. @default the edition's
 */
export const feeText = (
  { fee, isFrom }: Pick<PaymentWay, 'fee' | 'isFrom'>,
  words: { readonly free: string; readonly from: typeof from } = { free, from },
): string => {
  if (fee === 0) return words.free;
  return isFrom ? words.from(formatFee(fee)) : formatFee(fee);
};

/** Formats the fee of a payment method inside a sentence: `free`, `$5.00`. */
export const feeInSentence = (way: Pick<PaymentWay, 'fee' | 'isFrom'>): string =>
  feeText(way, { free: freeInSentence, from });
