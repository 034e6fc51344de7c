import { anyPayment, commonWarnings } from '../payment/rules.ts';
import { defineRules } from '../rules.ts';
import { hostedPaymentFields } from './fields.ts';

const hostedPayment = anyPayment.omit('paymentMethod');

/** A payment that a payment service takes. The amount is in dollars, without a fee. */
export type HostedPayment = typeof hostedPayment.infer;

/** The rules of a payment that a payment service takes: the payment form's own for these fields. */
export const hostedPaymentRules = defineRules(hostedPaymentFields, hostedPayment, commonWarnings);
