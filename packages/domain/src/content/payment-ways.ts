import * as words from '#words/payment-ways';
import { type PaymentWay, type PaymentWayId, paymentWay, paymentWays } from '../facts/fees.ts';
import { feeText } from './fees.ts';
import { freeNote, noFeeText, notOfferedText } from './states.ts';
import type { Line, TextTable } from './text.ts';

export { feesSection } from '#words/payment-ways';

const agent = paymentWay('agent');

export const otherWays = words.otherWaysFor({ text: feeText(agent), note: noFeeText(agent) });

/** The names and descriptions of the payment methods. */
export const wayWords: Readonly<
  Record<PaymentWayId, { readonly name: string; readonly note: string }>
> = words.wayWords;

/** A payment method, and the description that replaces its usual one. */
export type DescribedWay = PaymentWay & { readonly note?: string };

/** The description of a payment method. */
export const noteOf = (way: DescribedWay): string => way.note ?? wayWords[way.id].note;

/** Leaves out that a fee does not apply in some unknown states: the fee finder shows it once. */
const noteOn = (way: DescribedWay): string =>
  [noteOf(way), way.freeIn && freeNote(way), way.notIn && notOfferedText(way.notIn)]
    .filter(Boolean)
    .join(' ');

/** The fees of these payment methods, from the fee data. */
export const feeTableOf = (ways: readonly DescribedWay[]): TextTable => ({
  ...words.feeTableHead,
  rows: ways.map((way): readonly Line[] => [wayWords[way.id].name, feeText(way), noteOn(way)]),
});

/** Every payment method with its fee. */
export const feeTable: TextTable = feeTableOf(paymentWays);
