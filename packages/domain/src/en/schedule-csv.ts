/** The column headings of a payment schedule as comma-separated values. */
export const columns = {
  number: 'Payment number',
  month: 'Month',
  payment: 'Payment',
  extra: 'Extra payment',
  principal: 'Principal',
  interest: 'Interest',
  balance: 'Balance',
} as const;

/** The first character of the file. */
export const start = '';
