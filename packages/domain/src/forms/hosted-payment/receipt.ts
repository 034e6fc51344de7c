import { hostedPaymentWords } from '../../content/payment-hosted.ts';
import { paymentReceipt } from '../payment/receipt.ts';
import type { ReceiptWords } from '../receipt.ts';
import type { HostedPayment } from './rules.ts';

/** The receipt of a payment that the payment service accepted without its own page. */
export const hostedPaymentReceipt: ReceiptWords<HostedPayment> = {
  heading: paymentReceipt.heading,
  lead: 'amount',
  again: paymentReceipt.again,
  next: () => hostedPaymentWords.receipt,
  links: paymentReceipt.links,
};
