/* The words of the form for a payment. */

export const fields = {
  accountNumber: { label: 'Account number', description: 'On your statement, above your name' },
  amount: { label: 'Payment amount', description: 'In dollars and cents' },
  paymentMethod: { label: 'Payment method' },
  cardNumber: { label: 'Card number', description: 'The long number on your debit card' },
  expiry: { label: 'Expiration date', description: 'MM/YY' },
  cvv: { label: 'Security code', description: '3 or 4 digits' },
  routingNumber: {
    label: 'Routing number',
    description: '9 digits, at the bottom left of a check',
  },
  bankAccountNumber: {
    label: 'Bank account number',
    description: 'At the bottom of a check, after the routing number',
  },
} as const;

/** The payment methods, by their value. */
export const methods = { debit: 'Debit Card', ach: 'ACH Transfer' } as const;

/** The sentences for an answer that is longer than its field allows. */
export const tooLong = {
  cardNumber: 'Card number must be 19 characters or fewer',
  expiry: 'Expiration date must be a month and a year, like 08/27',
  cvv: 'Security code must be 3 or 4 digits',
  bankAccountNumber: 'Bank account number must be 17 digits or fewer',
} as const;

export const submitLabel = 'Submit payment';
export const submittingLabel = 'Processing...';

export const toasts = {
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
} as const;
