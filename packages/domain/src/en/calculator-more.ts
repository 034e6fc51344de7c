/** The labels of the numbers in the calculator's parts. */
export const partQuantities = {
  tradeIn: 'Trade-in value',
  owedOnTradeIn: 'What you still owe on it',
  taxRate: 'Sales tax rate',
  taxedFees: 'Add-ons and fees that are taxed',
  untaxedFees: 'Fees that are not taxed',
  lenderFees: 'Lender fees',
  tradeInLimit: 'Limit',
  extraMonthly: 'Extra each month',
  extraYearly: 'Extra once a year',
  extraOnce: 'Extra one time',
} as const;

/** The labels of the other fields in the parts. */
export const partFields = {
  tradeInTax: 'Does your trade-in lower the tax?',
  isTaxAndFeesInCash: 'I pay tax and fees in cash',
  yearlyMonth: 'Month of the extra payment',
  oncePayment: 'Add it to',
  firstPayment: 'First payment',
} as const;

/** The heading of the drawing below the result. */
export const roadHeading = 'The road to your last payment';

/** The four parts that open below the result, in their order. The ids are anchors. */
export const calculatorParts = {
  deal: { id: 'calculator-deal', heading: 'Trade-in, tax and fees' },
  extra: { id: 'calculator-extra', heading: 'Extra payments' },
  schedule: { id: 'calculator-schedule', heading: 'Payment schedule' },
  compare: { id: 'calculator-compare', heading: 'Compare offers' },
} as const;

/** The messages for a part that can't show its own content. */
export const partStates = {
  loading: 'Loading',
  noResult: 'Correct the numbers above to see this.',
} as const;

/** The name of an offer, by its letter. */
export const offerName = (letter: string): string => `Offer ${letter}`;

/** Copy link, Print, Start over. */
export const linkWords = {
  copy: 'Copy link',
  copied: 'Link copied. Anyone with the link sees these numbers. We do not store them.',
  copyByHand: 'Copy this link',
  failed: 'We could not load what this link sets. Check your connection and load the page again.',
  print: 'Print',
  startOver: 'Start over',
  startOverHint: 'This clears what you entered.',
  startedOver: 'All numbers are back to the example.',
} as const;

/** "What if you change one thing?". */
export const whatIfWords = {
  heading: 'What if you change one thing?',
  /** Describes a change before and after it is made. The amount is formatted in its own unit. */
  term: (months: string) => `${months} shorter`,
  downPayment: (amount: string) => `${amount} more down`,
  apr: (percent: string) => `${percent} lower APR`,
  payment: {
    more: (amount: string) => `${amount} more a month`,
    less: (amount: string) => `${amount} less a month`,
    same: 'the same a month',
  },
  interest: {
    more: (amount: string) => `${amount} more in interest`,
    less: (amount: string) => `${amount} less in interest`,
    same: 'the same interest',
  },
  effect: (
    change: string,
    payment: string,
    interest: string,
  ): readonly [string, string, string] => [`${change}:`, `${payment},`, interest],
  done: (field: string, value: string, payment: string, interest: string) =>
    `${field} is now ${value}: ${payment} a month, ${interest} in interest.`,
} as const;
