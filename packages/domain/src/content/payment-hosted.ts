import { paymentNext } from '#words/payment';
import { hosted } from '#words/payment-hosted';
import type { RichText } from './text.ts';

const [{ steps }, orderOfUse] = paymentNext.body;
const [, ...afterwards] = steps;

/** The texts of the payment page of a site whose payments a payment service takes. */
export const hostedPaymentWords = {
  heading: hosted.heading,
  lead: hosted.lead,
  next: {
    heading: paymentNext.heading,
    body: [{ steps: [hosted.youPayThere, ...afterwards] }, orderOfUse],
  },
  receipt: {
    steps: [hosted.serviceHasIt, ...afterwards],
    notes: [orderOfUse, hosted.notYetProof],
  },
} as const satisfies { next: { heading: string; body: RichText }; [words: string]: unknown };
