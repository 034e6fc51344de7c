import { submitLabel, submittingLabel, toasts } from '#words/payment-form';
import { company } from '../../facts/company.ts';
import type { Cost } from '../../tools/fee-finder.ts';
import { type MailedForm, validationError } from '../form.ts';
import { type PaymentField, paymentFields } from './fields.ts';
import type { MailablePayment } from './mail.ts';
import type { Payment } from './rules.ts';

export * from './fields.ts';

/** The form for a payment (`/payment`). */
export const paymentForm = {
  id: 'payment',
  outcomes: ['mailed', 'hosted', 'off'],
  fields: paymentFields,
  submitLabel,
  submittingLabel,
  phone: company.phones.payments,
  toasts: { ...toasts, invalid: validationError },
  rules: async () => (await import('./rules.ts')).paymentRules,
  mail: async () => {
    const { paymentMail, withoutSecurityCode } = await import('./mail.ts');
    return (payment: Payment | MailablePayment, at, cost) =>
      paymentMail(withoutSecurityCode(payment), at, cost);
  },
  referenceKind: 'P',
  receipt: async () => (await import('./receipt.ts')).paymentReceipt,
} as const satisfies MailedForm<PaymentField, Payment, Cost>;
