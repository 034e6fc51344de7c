import { defineFields, type FieldName } from '../field.ts';
import { paymentFields } from '../payment/fields.ts';

const [accountNumber, amount] = paymentFields;

/** The fields of a payment that a payment service takes: the payment form's own, without a card or a bank account. */
export const hostedPaymentFields = defineFields([accountNumber, amount]);

/** The name of a field of a payment that a payment service takes. */
export type HostedPaymentField = FieldName<typeof hostedPaymentFields>;
