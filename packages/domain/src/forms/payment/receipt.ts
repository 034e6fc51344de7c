import * as words from '#words/payment-receipt';
import { achPermission, originalPermission } from '../../content/ach-permission.ts';
import { paymentNext } from '../../content/payment.ts';
import type { Cost } from '../../tools/fee-finder.ts';
import { feeRow, paymentSummary } from '../../tools/payment-summary.ts';
import type { ReceiptWords } from '../receipt.ts';
import type { MailablePayment } from './mail.ts';
import type { Payment } from './rules.ts';

const [
  {
    steps: [, ...steps],
  },
  orderOfUse,
] = paymentNext.body;

function feeText(method: Payment['paymentMethod'], cost: Cost | undefined) {
  const { label, value, note } = feeRow(method, cost);
  if (!note) return { label, text: value };
  // The note is a sentence: within the value it has no capital letter and no full stop.
  return { label, text: `${value} (${note.charAt(0).toLowerCase()}${note.slice(1, -1)})` };
}

/** What the visitor pays, as the page showed it. */
function totalRow(
  { paymentMethod, amount }: Pick<Payment, 'amount' | 'paymentMethod'>,
  cost: Cost | undefined,
) {
  const { total } = paymentSummary(paymentMethod, amount, cost);
  return total ? [{ label: total.label, text: total.value }] : [];
}

/** The receipt of a payment, with the fee that the page showed. */
export const paymentReceipt: ReceiptWords<Payment | MailablePayment, Cost> = {
  heading: words.heading,
  lead: 'amount',
  again: words.again,
  next: (payment, on, cost) => ({
    rows: [feeText(payment.paymentMethod, cost), ...totalRow(payment, cost)],
    steps: [words.received, ...steps],
    notes: [
      orderOfUse,
      words.notProof,
      ...(payment.paymentMethod === 'ach'
        ? [`${achPermission({ ...payment, on })} ${words.keepCopy}`]
        : []),
    ],
    original:
      payment.paymentMethod === 'ach' ? originalPermission?.({ ...payment, on }) : undefined,
  }),
  links: words.links,
};
