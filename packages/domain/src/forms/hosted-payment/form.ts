import { submitLabel } from '#words/hosted-payment-form';
import type { HostedForm } from '../form.ts';
import { paymentForm } from '../payment/form.ts';
import { type HostedPaymentField, hostedPaymentFields } from './fields.ts';
import type { HostedPayment } from './rules.ts';

export * from './fields.ts';
export type { HostedPayment } from './rules.ts';

/**
 * How a payment service answers.
 * - `redirect`: the absolute address of the page where the visitor pays. It must be https, and on the
 *   origin of the service or of the site; a loopback service may use http.
 * - `reference`: the payment was accepted without a page. It is the service's own reference, of 1 to 64
 *   ASCII characters without spaces, and the receipt shows it.
 */
export type StartedPayment = { readonly redirect: string } | { readonly reference: string };

/**
 * Starts a payment at a payment service. This is the adapter that a lender writes for its service.
 *
 * @param value The loan account and the amount in dollars, without a fee. It has no card and no bank
 * account: the service asks for them.
 * @param key An idempotency key: the same for each try of the same answers, until the service accepts
 * them with a `reference`. The service must start at most one payment for each key.
 * @throws Error if no payment was started, or if nobody can tell. The visitor then reads the form's
 * failure message, keeps what they typed, and may try again with the same key.
 */
export type StartPayment = (value: HostedPayment, key: string) => Promise<StartedPayment>;

/** The form for a payment that a payment service takes (`/payment`, instead of `paymentForm`). */
export const hostedPaymentForm = {
  id: paymentForm.id,
  outcomes: ['hosted'],
  fields: hostedPaymentFields,
  submitLabel,
  submittingLabel: paymentForm.submittingLabel,
  phone: paymentForm.phone,
  toasts: paymentForm.toasts,
  rules: async () => (await import('./rules.ts')).hostedPaymentRules,
  receipt: async () => (await import('./receipt.ts')).hostedPaymentReceipt,
} as const satisfies HostedForm<HostedPaymentField, HostedPayment>;
