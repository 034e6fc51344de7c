/** The texts of the estimator. */
export const payoffEstimateWords = {
  balance: { label: 'Balance', hint: 'The principal you owe. It is on your statement' },
  apr: {
    label: 'APR',
    hint: 'The yearly interest rate in your contract. If the APR there is higher, it includes fees',
  },
  asOf: { label: 'Balance as of', hint: 'The date of that balance' },
  payoffDate: { label: 'Payoff date', hint: 'The day we get your money' },
  fees: { label: 'Unpaid fees', hint: 'Late fees, if you have any' },
  payment: { heading: 'I will make a payment before then', amount: 'Amount', date: 'Date' },
  estimate: 'Estimated payoff',
  empty: 'Enter your balance and your APR.',
  pickDate: (from: string, to: string) => `Pick a date from ${from} to ${to}`,
  pickPaymentDate: 'Pick a date after the date of your balance, up to your payoff date',
  use: 'Use this date in my request',
  print: 'Print this estimate',
  printed: 'Estimate only',
} as const;
