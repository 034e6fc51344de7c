import { paymentFields } from '../payment/fields.ts';

/** The payment form's fields without the security code. */
export const paymentFieldsWithoutCode = paymentFields.filter((field) => field.name !== 'cvv');

/** The name of a field of the payment form without the security code. */
export type PaymentFieldWithoutCode = (typeof paymentFieldsWithoutCode)[number]['name'];
