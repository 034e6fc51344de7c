/** The texts around the cost of a payment. */
export const paymentSummaryWords = {
  nothingExtra: 'Pay nothing extra:',
  useBank: 'Use my bank account instead',
} as const;
