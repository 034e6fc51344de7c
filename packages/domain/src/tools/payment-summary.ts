import { free, from } from '#words/fees';
import * as words from '#words/payment-cost';
import { feeText } from '../content/fees.ts';
import { freeNote, type StateWords } from '../content/states.ts';
import { paymentWay } from '../facts/fees.ts';
import type { PaymentMethod } from '../forms/payment/fields.ts';
import { dollars } from '../input/format.ts';
import type { Cost } from './fee-finder.ts';

/** One line of the cost of a payment. */
export interface SummaryRow {
  readonly label: string;
  readonly value: string;
  /** A note on the value. */
  readonly note?: string;
}

/** The cost of a payment, before it is sent. */
export interface PaymentSummary {
  readonly rows: readonly SummaryRow[];
  /** The total. Undefined until there is an amount. */
  readonly total?: SummaryRow | undefined;
  /** The total in a sentence; empty until there is an amount. */
  readonly announcement: string;
}

const feeOf = { debit: paymentWay('debit-online').fee, ach: paymentWay('bank-online').fee };

/** The cost of a card payment in a state that we don't know. */
const unknownCost: Cost = { kind: 'maybe', upTo: feeOf.debit };

/** The most that a payment costs, in dollars. */
export const feeIn = (cost: Cost): number => {
  if ('upTo' in cost) return cost.upTo;
  return 'fee' in cost ? cost.fee : 0;
};

/** The words of a fee in one language. */
interface FeeWords {
  /** The label of the fee. */
  readonly label: string;
  readonly fees: NonNullable<Parameters<typeof feeText>[1]>;
  /** @default the edition's */
  readonly states?: StateWords;
}

const edition: FeeWords = { label: words.fee, fees: { free, from } };

/**
 * The fee of a method. It is exact if `cost`, the fee of a card payment in the visitor's state, is
 * known.
 *
 * @param words The words of the language. @default the edition's
 */
export function feeRow(
  method: PaymentMethod,
  cost: Cost = unknownCost,
  { label, fees, states }: FeeWords = edition,
): SummaryRow {
  const fee = method === 'ach' ? feeOf.ach : feeIn(cost);
  return {
    label,
    value: feeText({ fee }, fees),
    ...(method === 'debit' &&
      cost.kind === 'maybe' && { note: freeNote(paymentWay('debit-online'), states) }),
  };
}

/**
 * Describes the cost of a payment. The fee is added to the payment, never to the amount in the
 * email.
 *
 * @param amount In dollars; 0 until there is one.
 * @param cost The cost of a card payment in the visitor's state, if it is known.
 */
export function paymentSummary(
  method: PaymentMethod,
  amount: number,
  cost: Cost = unknownCost,
): PaymentSummary {
  const fee = feeRow(method, cost);
  if (!Number.isFinite(amount) || amount <= 0) return { rows: [fee], announcement: '' };
  const cents = Math.round(amount * 100);
  const total = {
    label: method === 'ach' ? words.exactTotal : words.largestTotal,
    value: dollars((cents + Math.round((method === 'ach' ? feeOf.ach : feeIn(cost)) * 100)) / 100),
  };
  return {
    rows: [{ label: words.payment, value: dollars(cents / 100) }, fee],
    total,
    announcement: words.announcement(total.label, total.value),
  };
}
