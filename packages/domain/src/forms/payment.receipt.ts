import { achPermission } from '../content/ach-permission.ts';
import { paymentNext } from '../content/payment.ts';
import { feeRow } from '../content/payment-summary.ts';
import type { Payment } from './payment.rules.ts';
import type { ReceiptWords } from './receipt.ts';

const [{ steps }, orderOfUse] = paymentNext.body;

function feeText(method: Payment['paymentMethod']) {
  const { label, value, note } = feeRow(method);
  return { label, text: note ? `${value}. ${note}` : value };
}

/** The receipt of a payment. */
export const paymentReceipt: ReceiptWords<Payment> = {
  heading: 'Payment submitted',
  next: (payment, on) => ({
    rows: [feeText(payment.paymentMethod)],
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
