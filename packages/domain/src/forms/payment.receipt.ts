import { achPermission } from '../content/ach-permission.ts';
import { cardFee, cardFeeNote, paymentNext } from '../content/payment.ts';
import type { Payment } from './payment.rules.ts';
import type { ReceiptWords } from './receipt.ts';

const [{ steps }, orderOfUse] = paymentNext.body;

/** The receipt of a payment. */
export const paymentReceipt: ReceiptWords<Payment> = {
  heading: 'Payment submitted',
  next: (payment, on) => ({
    rows: [
      payment.paymentMethod === 'debit'
        ? { label: 'Fee', text: `up to ${cardFee}. ${cardFeeNote}` }
        : { label: 'Fee', text: 'Free' },
    ],
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
