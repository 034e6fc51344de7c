/** The texts around the cost of a payment. */
export const paymentSummaryWords = {
  heading: 'Su pago',
  empty: 'Escriba un monto para ver cuánto paga.',
  noFee: '¿Quiere evitar el cargo?',
  useBank: 'Usar mi cuenta bancaria',
} as const;
