import { company } from '../facts/company.ts';
import { defineFields, type FieldName, type MailedForm, validationError } from './form.ts';
import type { Payment } from './payment.rules.ts';

/** The smallest payment and the step of its input, in dollars. */
export const paymentAmountRange = { min: 0.01, step: 0.01 } as const;

/** What the choice among them is called. */
export const paymentMethodsLabel = 'Payment method';

/** What a payment can be made from; the first one stands before the visitor chooses. */
export const paymentMethods = [
  { value: 'debit', label: 'Debit Card' },
  { value: 'ach', label: 'ACH Transfer' },
] as const;

/** What a payment is made from. */
export type PaymentMethod = (typeof paymentMethods)[number]['value'];

const withDebit = { field: 'paymentMethod', is: 'debit' } as const;
const withAch = { field: 'paymentMethod', is: 'ach' } as const;

/** The payment form's fields. */
export const paymentFields = defineFields([
  {
    name: 'accountNumber',
    label: 'Account number',
    description: 'On your statement, above your name',
    control: 'text',
    autoComplete: 'off',
    isRequired: true,
  },
  {
    name: 'amount',
    label: 'Payment amount',
    description: 'In dollars and cents',
    control: 'money',
    autoComplete: 'off',
    isRequired: true,
    range: paymentAmountRange,
  },
  {
    name: 'paymentMethod',
    label: paymentMethodsLabel,
    control: 'tabs',
    isRequired: true,
    options: paymentMethods,
  },
  {
    name: 'cardNumber',
    label: 'Card number',
    description: 'The long number on your debit card',
    control: 'text',
    autoComplete: 'cc-number',
    inputMode: 'numeric',
    maxLength: 19,
    width: 'medium',
    isSecret: true,
    isRequired: true,
    when: withDebit,
  },
  {
    name: 'expiry',
    label: 'Expiration date',
    description: 'MM/YY, as on your card',
    control: 'text',
    autoComplete: 'cc-exp',
    maxLength: 5,
    width: 'short',
    isSecret: true,
    isRequired: true,
    when: withDebit,
  },
  {
    name: 'cvv',
    isBeside: true,
    label: 'Security code',
    description: '3 digits on the back, or 4 on the front',
    control: 'text',
    autoComplete: 'cc-csc',
    inputMode: 'numeric',
    maxLength: 4,
    width: 'short',
    isSecret: true,
    isRequired: true,
    when: withDebit,
  },
  {
    name: 'routingNumber',
    label: 'Routing number',
    description: '9 digits, at the bottom left of a check',
    control: 'text',
    autoComplete: 'off',
    inputMode: 'numeric',
    width: 'medium',
    isSecret: true,
    isRequired: true,
    when: withAch,
  },
  {
    name: 'bankAccountNumber',
    isBeside: true,
    label: 'Bank account number',
    description: 'At the bottom of a check, after the routing number',
    control: 'text',
    autoComplete: 'off',
    inputMode: 'numeric',
    maxLength: 17,
    width: 'medium',
    isSecret: true,
    isRequired: true,
    when: withAch,
  },
]);

/** The name of a field of the payment form. */
export type PaymentField = FieldName<typeof paymentFields>;

/** Make a payment (`/payment`). */
export const paymentForm = {
  id: 'payment',
  outcomes: ['mailed'],
  fields: paymentFields,
  submitLabel: 'Submit payment',
  submittingLabel: 'Processing...',
  phone: company.phones.payments,
  toasts: {
    success: {
      title: 'Payment Processed',
      description: 'Your payment has been successfully submitted.',
      tone: 'success',
    },
    failure: {
      title: 'Submission Failed',
      description: 'There was an error submitting your payment. Please try again.',
      tone: 'danger',
    },
    invalid: validationError,
  },
  rules: async () => (await import('./payment.rules.ts')).paymentRules,
  mail: async () => {
    const { paymentMail, withoutSecurityCode } = await import('../mail/payment.ts');
    return (payment, at) => paymentMail(withoutSecurityCode(payment), at);
  },
  referenceKind: 'P',
  receipt: async () => (await import('./payment.receipt.ts')).paymentReceipt,
} as const satisfies MailedForm<PaymentField, Payment>;
