import { achPermission } from '../../content/ach-permission.ts';
import { paymentNext } from '../../content/payment.ts';
import type { Cost } from '../../tools/fee-finder.ts';
import { feeRow } from '../../tools/payment-summary.ts';
import type { ReceiptWords } from '../receipt.ts';
import type { MailablePayment } from './mail.ts';
import type { Payment } from './rules.ts';

const [{ steps }, orderOfUse] = paymentNext.body;

function feeText(method: Payment['paymentMethod'], cost: Cost | undefined) {
  const { label, value, note } = feeRow(method, cost);
  return { label, text: note ? `${value}. ${note}` : value };
}

/** The receipt of a payment, with the fee that the page showed. */
export const paymentReceipt: ReceiptWords<Payment | MailablePayment, Cost> = {
  heading: 'Payment submitted',
  lead: 'amount',
  again: 'Make another payment',
  next: (payment, on, cost) => ({
    rows: [feeText(payment.paymentMethod, cost)],
    steps,
    notes: [
      orderOfUse,
      'This is not yet proof that your bank has paid.',
      ...(payment.paymentMethod === 'ach'
        ? [`${achPermission({ ...payment, on })} Keep this copy.`]
        : []),
    ],
  }),
  links: [
    { text: 'Payoff Quote', to: '/payoff' },
    { text: 'Contact', to: '/contact' },
  ],
};
