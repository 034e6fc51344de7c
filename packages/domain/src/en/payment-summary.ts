/** The texts around the cost of a payment. */
export const paymentSummaryWords = {
  heading: 'Your payment',
  empty: 'Enter an amount to see what you pay.',
  noFee: 'Want no fee?',
  useBank: 'Use my bank account instead',
} as const;
