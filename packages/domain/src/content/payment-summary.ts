import { paymentWay } from '../facts/fees.ts';
import type { PaymentMethod } from '../forms/payment.ts';
import { dollars, formatFee } from '../input/format.ts';
import type { Cost } from './fee-finder.ts';
import { feeText } from './fees.ts';
import { freeNote } from './states.ts';

/** One line of what a payment costs. */
export interface SummaryRow {
  readonly label: string;
  readonly value: string;
  /** What to know of the value. */
  readonly note?: string;
}

/** What a payment costs, before it is sent. */
export interface PaymentSummary {
  readonly rows: readonly SummaryRow[];
  /** What it comes to. */
  readonly total: SummaryRow;
  /** The total in a sentence; empty until there is an amount. */
  readonly announcement: string;
}

/** The words around what a payment costs. */
export const paymentSummaryWords = {
  nothingExtra: 'Pay nothing extra:',
  useBank: 'Use my bank account instead',
} as const;

const feeOf = { debit: paymentWay('debit-online').fee, ach: paymentWay('bank-online').fee };

const unknown: Cost = { kind: 'maybe', upTo: feeOf.debit };

const feeIn = (cost: Cost): number => {
  if ('upTo' in cost) return cost.upTo;
  return 'fee' in cost ? cost.fee : 0;
};

/** The fee of a method; exact where `cost`, a card payment's in the visitor's state, is known. */
export function feeRow(method: PaymentMethod, cost: Cost = unknown): SummaryRow {
  const label = 'Fee';
  if (method === 'ach') return { label, value: feeText({ fee: feeOf.ach }) };
  return cost.kind === 'maybe'
    ? { label, value: `up to ${formatFee(cost.upTo)}`, note: freeNote(paymentWay('debit-online')) }
    : { label, value: feeText({ fee: feeIn(cost) }) };
}

/**
 * What a payment costs. A fee is added to what is paid, never to the amount that is mailed.
 *
 * @param amount In dollars; 0 until there is one.
 * @param cost What a card payment costs in the visitor's state, where that is known.
 */
export function paymentSummary(
  method: PaymentMethod,
  amount: number,
  cost: Cost = unknown,
): PaymentSummary {
  const isEntered = Number.isFinite(amount) && amount > 0;
  const cents = isEntered ? Math.round(amount * 100) : 0;
  const fee = method === 'ach' ? feeOf.ach : feeIn(cost);
  // Not by a formatter until there is an amount: the page shows this at once.
  const write = isEntered ? dollars : formatFee;
  const total = {
    label: method === 'ach' ? 'You pay' : 'Most you pay',
    value: write((cents + Math.round(fee * 100)) / 100),
  };
  return {
    rows: [{ label: 'Payment', value: write(cents / 100) }, feeRow(method, cost)],
    total,
    announcement: isEntered ? `${total.label}: ${total.value}.` : '',
  };
}
