/** What the calculator's part "Trade-in, tax and fees" takes: dollars, and percent for the rate. */
export const dealLimits = {
  tradeIn: { min: 0, max: 100_000 },
  owedOnTradeIn: { min: 0, max: 150_000 },
  taxRate: { min: 0, max: 15 },
  taxedFees: { min: 0, max: 20_000 },
  untaxedFees: { min: 0, max: 20_000 },
  tradeInLimit: { min: 0, max: 100_000 },
} as const;

/** What the part "Extra payments" takes, in dollars. */
export const extraLimits = {
  extraMonthly: { min: 0, max: 10_000 },
  extraYearly: { min: 0, max: 50_000 },
  extraOnce: { min: 0, max: 100_000 },
} as const;

/** One step of each lever of "What changes if": months, dollars, percent. */
export const leverSteps = { term: 12, downPayment: 1_000, apr: 1 } as const;

/** Names of the fields that the calculator's parts add. */
export const partFields = {
  tradeIn: 'Trade-in value',
  owedOnTradeIn: 'What you still owe on it',
  taxRate: 'Sales tax rate',
  taxedFees: 'Add-ons and fees that are taxed',
  untaxedFees: 'Fees that are not taxed',
  tradeInTax: 'Does your trade-in lower the tax?',
  tradeInLimit: 'Limit',
  isTaxAndFeesInCash: 'I pay tax and fees in cash',
  extraMonthly: 'Extra each month',
  extraYearly: 'Extra once a year',
  yearlyMonth: 'In',
  extraOnce: 'Extra one time',
  oncePayment: 'With payment',
  firstPayment: 'First payment',
} as const;

/** What the results card says beyond its figures. */
export const resultWords = {
  atPayment: (payment: string, loan: string) => `At ${payment} a month: ${loan}`,
  principal: 'Principal',
  interest: 'Interest',
  includesDeal: 'Includes your trade-in, tax and fees.',
  changeDeal: 'Change them',
  payBack: (total: string, principal: string, interest: string) =>
    `You pay back ${total}: ${principal} that you borrow and ${interest} in interest.`,
  payBackFree: (total: string) => `You pay back ${total}. At 0% there is no interest.`,
  lastPaymentIn: (payment: string, month: string) => `${payment} in ${month}`,
  rolledIn: 'Old loan rolled in',
  withExtra: 'With extra payments',
  /** What is none is left unsaid. */
  paidOff: (month: string, sooner: string | undefined, saved: string | undefined) =>
    `Paid off in ${month}${sooner ? `, ${sooner} sooner` : ''}.${saved ? ` You save ${saved} in interest.` : ''}`,
  downPaymentCovers: 'Your down payment covers the price, so there is nothing to borrow.',
  covered: 'Your trade-in and down payment cover everything, so there is nothing to borrow.',
  coveredWithRest: (rest: string) =>
    `Your trade-in and down payment cover everything, and ${rest} is left over.`,
  outOfBounds: (field: string, bounds: string) =>
    `To see your result, “${field}” must be ${bounds}.`,
  announcement: (label: string, figure: string) => `${label}: ${figure}.`,
  announcementWithExtra: (month: string, saved: string | undefined) =>
    `With extra payments: paid off in ${month}.${saved ? ` You save ${saved}.` : ''}`,
} as const;

/** The four parts that unfold below the result, in their order; ids are anchors. */
export const calculatorParts = {
  deal: { id: 'calculator-deal', heading: 'Trade-in, tax and fees' },
  extra: { id: 'calculator-extra', heading: 'Extra payments' },
  schedule: { id: 'calculator-schedule', heading: 'Payment schedule' },
  compare: { id: 'calculator-compare', heading: 'Compare offers' },
} as const;

/** What a part says when it can't show its own content. */
export const partStates = {
  loading: 'Loading',
  failed:
    'We could not load this part. Check your connection and press it again. If that does not help, load the page again.',
  noResult: 'Mend the numbers above to see this.',
} as const;

/** What an offer is called, by its letter. */
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

/** "What changes if". */
export const leverWords = {
  heading: 'What changes if',
  /** What a lever does, and then what it did; the amount is of its own unit. */
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
  effect: (lever: string, payment: string, interest: string) => `${lever}: ${payment}, ${interest}`,
  done: (field: string, value: string, payment: string, interest: string) =>
    `${field} is now ${value}: ${payment} a month, ${interest} in interest.`,
} as const;
