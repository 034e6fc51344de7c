import { free, from } from '#words/fees';
import type { PaymentWay } from '../facts/fees.ts';
import { formatFee } from '../input/format.ts';

/** Formats the fee of a payment method: `Free`, `$5.00`, `from $1.50`. */
export const feeText = ({ fee, isFrom }: Pick<PaymentWay, 'fee' | 'isFrom'>): string => {
  if (fee === 0) return free;
  return isFrom ? from(formatFee(fee)) : formatFee(fee);
};
