import { detailWords } from './calculator-details.ts';

/** "Compare offers". */
export const compareWords = {
  lead: 'Offer A is what you set above. Add one or two more, such as a bank’s.',
  add: (letter: string) => `Add offer ${letter}`,
  remove: (letter: string) => `Remove offer ${letter}`,
  more: (letter: string) => `More about offer ${letter}`,
  sameTax: 'We use the sales tax you set above for every offer.',
  notCompared: (offer: string, field: string, bounds: string) =>
    `${offer} is not compared until its ${field} is ${bounds}.`,
  negotiable: 'You can negotiate this',

  aprIsRate:
    'We use each APR as the yearly rate on everything you borrow. If an offer’s APR already includes its lender fees, do not add them again.',
  changeWhatDiffers: 'Starts as a copy of offer A. Change what’s different.',
  parts: {
    label: 'What each offer costs in total',
    upFront: 'Cash and trade-in',
    principal: 'Borrowed',
    interest: 'Interest',
    /** Marks the cheapest of `count` offers. */
    cheapest: (count: number) => (count > 2 ? 'Costs the least' : 'Costs less'),
  },
  table: {
    caption: 'Offers side by side',
    all: 'Show all rows',
    differing: 'Show only what differs',
    item: 'Item',
    price: 'Vehicle price',
    taxedFees: 'Add-ons and taxed fees',
    taxAndFees: 'Sales tax and untaxed fees',
    lenderFees: 'Lender fees',
    costBeforeInterest: 'Cost before interest',
    downPayment: 'Down payment',
    tradeIn: 'Trade-in value',
    owedOnTradeIn: 'Still owed on it',
    amountFinanced: 'Amount financed',
    apr: 'APR',
    rate: detailWords.rate,
    aprWithFees: detailWords.aprWithFees,
    term: 'Loan term',
    payment: 'Monthly payment',
    interest: 'Total interest',
    totalOfPayments: 'Total of payments',
    totalCost: 'Total cost',
  },
  /** Follows what the cheapest offer costs less than the next one. */
  saved: (letter: string, other: string) =>
    `saved in total with offer ${letter} instead of ${other}`,
  lessThan: (amount: string, letter: string) => `${amount} less than with ${letter}.`,
  equallyCheap: (letters: string, cost: string) =>
    `Offers ${letters} cost the same in total: ${cost}.`,
  /** `count` is the number of offers that are compared. */
  lowestPayment: (offer: string, payment: string, count: number) =>
    count > 2
      ? `${offer} has the lowest payment, ${payment} a month.`
      : `${offer} has the lower payment, ${payment} a month.`,
  costsMoreInAll: (amount: string) => `It costs ${amount} more in total.`,
  pricesDiffer: 'The prices differ, so this compares the cars too, not only the loans.',
  rolledIn: 'Total cost includes interest on your old loan, not the old loan itself.',
} as const;
