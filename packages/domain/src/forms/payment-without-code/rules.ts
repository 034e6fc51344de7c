import type { MailablePayment } from '../payment/mail.ts';
import { debitPayment, paymentBy, paymentWarnings } from '../payment/rules.ts';
import { defineRules } from '../rules.ts';
import { type PaymentFieldWithoutCode, paymentFieldsWithoutCode } from './fields.ts';

/** The rules of a payment whose security code is not asked for. */
export const paymentRulesWithoutCode = defineRules<PaymentFieldWithoutCode, MailablePayment>(
  paymentFieldsWithoutCode,
  paymentBy(debitPayment.omit('cvv')),
  (answers, today) => paymentWarnings({ ...answers, cvv: '' }, today),
);
