import type { Cost } from '../../tools/fee-finder.ts';
import type { MailedForm } from '../form.ts';
import { paymentForm } from '../payment/form.ts';
import type { MailablePayment } from '../payment/mail.ts';
import { type PaymentFieldWithoutCode, paymentFieldsWithoutCode } from './fields.ts';

export * from './fields.ts';

/**
 * The payment form for a lender whose staff enter payments without the security code. The email and
 * the receipt are the same, because neither ever has the code.
 */
export const paymentFormWithoutCode = {
  ...paymentForm,
  fields: paymentFieldsWithoutCode,
  rules: async () => (await import('./rules.ts')).paymentRulesWithoutCode,
} as const satisfies MailedForm<PaymentFieldWithoutCode, MailablePayment, Cost>;
