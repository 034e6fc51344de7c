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

/** A byte order mark: without it, Excel shows accents as other characters. */
export const start = '\ufeff';
