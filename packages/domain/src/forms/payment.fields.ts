import type { FormDescription } from './form.ts';

/** The payment form's fields, in the order of the page; each method asks for its own. */
export type PaymentField =
  | 'accountNumber'
  | 'amount'
  | 'paymentMethod'
  | 'cardNumber'
  | 'expiry'
  | 'cvv'
  | 'routingNumber'
  | 'bankAccountNumber';

/** The smallest payment and the step of its input, in dollars. */
export const paymentAmountRange = { min: 0.01, step: 0.01 } as const;

/** What a payment can be made from. */
export const paymentMethods = [
  { value: 'debit', label: 'Debit Card' },
  { value: 'ach', label: 'ACH Transfer' },
] as const;

const withDebit = { field: 'paymentMethod', is: 'debit' } as const;
const withAch = { field: 'paymentMethod', is: 'ach' } as const;

/** Make a payment (`/payment`). */
export const paymentForm: FormDescription<PaymentField, 'success' | 'failure' | 'invalid'> = {
  id: 'payment',
  fields: [
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
      inputMode: 'decimal',
      isRequired: true,
    },
    {
      name: 'paymentMethod',
      label: 'Payment method',
      control: 'radio',
      isRequired: true,
      options: paymentMethods,
      defaultValue: 'debit',
    },
    {
      name: 'cardNumber',
      label: 'Card number',
      description: 'The long number on your debit card',
      control: 'text',
      autoComplete: 'cc-number',
      inputMode: 'numeric',
      width: 'medium',
      isRequired: true,
      when: withDebit,
    },
    {
      name: 'expiry',
      label: 'Expiry date',
      description: 'MM/YY, as on your card',
      control: 'text',
      autoComplete: 'cc-exp',
      width: 'short',
      isRequired: true,
      when: withDebit,
    },
    {
      name: 'cvv',
      label: 'Security code',
      description: 'The 3 or 4 digits printed apart from your card number',
      control: 'text',
      autoComplete: 'cc-csc',
      inputMode: 'numeric',
      width: 'short',
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
      isRequired: true,
      when: withAch,
    },
    {
      name: 'bankAccountNumber',
      label: 'Bank account number',
      description: 'At the bottom of a check, after the routing number',
      control: 'text',
      autoComplete: 'off',
      inputMode: 'numeric',
      width: 'medium',
      isRequired: true,
      when: withAch,
    },
  ],
  submitLabel: 'Submit payment',
  submittingLabel: 'Processing...',
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
    invalid: (firstMessage) => ({
      title: 'Validation Error',
      description: firstMessage,
      tone: 'danger',
    }),
  },
};
