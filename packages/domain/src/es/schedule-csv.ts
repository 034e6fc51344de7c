/** The column headings of a payment schedule as comma-separated values. */
export const columns = {
  number: 'Número de pago',
  month: 'Mes',
  payment: 'Pago',
  extra: 'Pago adicional',
  principal: 'Capital',
  interest: 'Intereses',
  balance: 'Saldo',
} as const;
