/** The texts around the cost of a payment. */
export const paymentSummaryWords = {
  heading: 'Su pago',
  empty: 'Escriba un monto para ver cuánto paga.',
  nothingExtra: 'Para no pagar nada de más:',
  useBank: 'Usar mi cuenta bancaria',
} as const;
