import { paymentNext } from './payment.ts';
import type { RichText } from './text.ts';

const [{ steps }, orderOfUse] = paymentNext.body;
const [, ...afterwards] = steps;

/** The texts of the payment page of a site whose payments a payment service takes. */
export const hostedPaymentWords = {
  heading: 'Pay online',
  lead: 'Next, our payment service asks for your debit card or bank account. This website never sees those numbers.',
  next: {
    heading: paymentNext.heading,
    body: [{ steps: ['You pay on the page of our payment service.', ...afterwards] }, orderOfUse],
  },
  receipt: {
    steps: ['Our payment service has your payment.', ...afterwards],
    notes: [orderOfUse, 'This is not yet proof that your bank has paid.'],
  },
} as const satisfies { next: { heading: string; body: RichText }; [words: string]: unknown };
