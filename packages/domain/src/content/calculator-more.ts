import { formatList, formatMonths } from '../input/format.ts';
import type { TradeInTax } from '../loan/deal.ts';
import { paymentRules } from './fees.ts';

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

/** The first payment is from this month to so many months ahead. */
export const firstPaymentMonthsAhead = 24;

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
  includesDeal: 'Includes your trade-in, tax and fees.',
  changeDeal: 'Change them',
  payBack: (total: string, principal: string, interest: string) =>
    `You pay back ${total}: ${principal} that you borrow and ${interest} in interest.`,
  payBackFree: (total: string) => `You pay back ${total}. At 0% there is no interest.`,
  lastPaymentIn: (payment: string, month: string) => `${payment} in ${month}`,
  rolledIn: 'Old loan rolled in',
  withExtra: 'With extra payments',
  downPaymentCovers: 'Your down payment covers the price, so there is nothing to borrow.',
  outOfBounds: (field: string, bounds: string) =>
    `To see your result, “${field}” must be ${bounds}.`,
  announcement: (label: string, figure: string) => `${label}: ${figure}.`,
  announcementWithExtra: (month: string, saved: string) =>
    `With extra payments: paid off in ${month}. You save ${saved}.`,
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
  failed: 'We could not load this part. Check your connection and press it again.',
  noResult: 'Mend the numbers above to see this.',
} as const;

/** "Trade-in, tax and fees". */
export const dealWords = {
  hints: {
    tradeIn: 'What the dealer gives you for your car',
    owedOnTradeIn: 'The payoff amount, not the balance. It can be more than the car is worth',
    taxRate: 'State and local together. The dealer can tell you',
    taxedFees: 'Such as a document fee, delivery or a service contract',
    untaxedFees: 'Often title and registration',
    tradeInTax:
      "States differ and change their rules. Ask the dealer or your state's tax office. We assume no until you say otherwise, so that the tax is not shown too low.",
    tradeInLimit: 'The most of a trade-in that your state counts',
    isTaxAndFeesInCash: 'Off: they are part of the loan',
  },
  tradeInTax: {
    none: 'No, tax is on the whole price',
    all: 'Yes, all of it counts',
    part: 'Yes, up to a limit',
  } satisfies Record<TradeInTax, string>,
  table: {
    caption: 'How we get to the amount financed',
    price: 'Vehicle price',
    taxedFees: 'Add-ons and fees that are taxed',
    tax: (rate: string, taxable: string) => `Sales tax (${rate} of ${taxable})`,
    untaxedFees: 'Fees that are not taxed',
    costBeforeInterest: 'Cost before interest',
    downPayment: 'Down payment',
    tradeIn: 'Trade-in value',
    owedOnTradeIn: 'What you still owe on it',
    taxAndFeesInCash: 'Tax and fees you pay in cash',
    amountFinanced: 'Amount financed',
  },
  rolledIn: (amount: string) =>
    `You owe ${amount} more on your trade-in than it is worth. That amount is added to your new loan, and you pay interest on it.`,
  taxCouldBeLess: (amount: string) =>
    `If your state counts your trade-in, your tax would be ${amount} less.`,
  covered: 'Your trade-in and down payment cover everything, so there is nothing to borrow.',
  coveredWithRest: (rest: string) =>
    `Your trade-in and down payment cover everything, and ${rest} is left over.`,
  yourNumbers: 'These are your numbers, not a tax or a price quote.',
} as const;

/** "Extra payments". */
export const extraWords = {
  monthNames: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  firstPayment: { month: 'Month', year: 'Year', hint: 'It moves the months, never the money.' },
  lead: `Extra money goes to principal. ${paymentRules.earlyPayoff}`,
  everyTwoWeeks: {
    button: 'Like paying every two weeks',
    explanation:
      'Half a payment every two weeks makes 26 halves a year: 13 payments, one more than 12. This adds the same money month by month. It shows the effect; it does not sign you up.',
  },
  paidOffSooner: (month: string, usual: string, sooner: string) =>
    `Paid off in ${month} instead of ${usual}: ${sooner} sooner.`,
  paidOffAsBefore: (month: string) => `Paid off in ${month}, as without them.`,
  interest: (interest: string, usual: string, saved: string) =>
    `Interest: ${interest} instead of ${usual}. You save ${saved}.`,
  noInterest: 'At 0% there is no interest to save.',
  paidInAll: (amount: string) => `You pay ${amount} extra in all.`,
  changesNothing: 'These extra payments change nothing: the loan ends before they are due.',
  none: 'Enter an extra payment to see what it saves.',
  summarySooner: (month: string, sooner: string, saved: string) =>
    `Paid off in ${month}, ${sooner} sooner. You save ${saved} in interest.`,
  summary: (month: string, saved: string) => `Paid off in ${month}. You save ${saved} in interest.`,
  months: formatMonths,
} as const;

/** "Payment schedule". */
export const scheduleWords = {
  show: { label: 'Show', year: 'By year', month: 'By month' },
  byYear: {
    caption: 'Payment schedule, by year',
    columns: {
      year: 'Year',
      payments: 'Payments made',
      paid: 'Paid',
      principal: 'Principal',
      interest: 'Interest',
      balance: 'Left to pay',
    },
    year: (year: number) => `Year ${year}`,
  },
  byMonth: {
    caption: 'Payment schedule, by month',
    columns: {
      payment: 'Payment',
      month: 'Month',
      paid: 'Paid',
      extra: 'Extra',
      principal: 'Principal',
      interest: 'Interest',
      balance: 'Left to pay',
    },
  },
  lastPayment: 'The last payment is a little different, because it settles the rounding.',
  nothing: 'There is nothing to pay back.',
  download: 'Download as CSV',
  fileName: 'milepost-payment-schedule.csv',
  print: 'Print this schedule',
} as const;

/** "Compare offers". */
export const compareWords = {
  lead: "Offer A is what you set above. Add one or two more, such as a bank's.",
  offer: (letter: string) => `Offer ${letter}`,
  add: (letter: string) => `Add offer ${letter}`,
  remove: (letter: string) => `Remove offer ${letter}`,
  sameTax: 'Tax rate and tax rule: as set above.',
  notCompared: (offer: string, field: string, bounds: string) =>
    `${offer} is not compared until its ${field} is ${bounds}.`,
  negotiable: 'You can negotiate this',
  addedUp: 'Added up payment by payment, so the last payment counts as it is.',
  table: {
    caption: 'Offers side by side',
    item: 'Item',
    price: 'Vehicle price',
    taxedFees: 'Add-ons and taxed fees',
    taxAndFees: 'Tax and fees that are not taxed',
    costBeforeInterest: 'Cost before interest',
    downPayment: 'Down payment',
    tradeIn: 'Trade-in value',
    owedOnTradeIn: 'Still owed on it',
    amountFinanced: 'Amount financed',
    apr: 'APR',
    term: 'Loan term',
    payment: 'Monthly payment',
    interest: 'Total interest',
    totalOfPayments: 'Total of payments',
    totalCost: 'Total cost',
  },
  cheapest: (offer: string, cost: string) => `${offer} costs the least in all: ${cost}.`,
  cheaperBy: (differences: readonly string[]) => `That is ${formatList(differences)}.`,
  lessThan: (amount: string, offer: string) => `${amount} less than ${offer}`,
  equallyCheap: (letters: readonly string[], cost: string) =>
    `Offers ${formatList(letters)} cost the same in all: ${cost}.`,
  lowestPayment: (offer: string, payment: string) =>
    `${offer} has the lowest payment, ${payment} a month.`,
  costsMoreInAll: (amount: string) => `You would pay ${amount} more in all for it.`,
  alsoLowestPayment: (payment: string) => `It also has the lowest payment, ${payment} a month.`,
  pricesDiffer: 'The prices differ, so this compares the cars too, not only the loans.',
  rolledIn: 'Total cost leaves out the old loan that is rolled in; its interest is counted.',
} as const;

/** Copy link, Print, Start over, and what an opened link may say. */
export const linkWords = {
  copy: 'Copy link',
  copied: 'Link copied. Anyone with the link sees these numbers. We do not store them.',
  copyByHand: 'Copy this link',
  leftOut: (labels: readonly string[]) =>
    `We could not use part of this link: ${labels.join(', ')}. You see our example numbers in their place.`,
  tooLong: 'We could not use this link, because it is too long. You see our example numbers.',
  ofOffer: (offer: string, field: string) => `${offer}: ${field}`,
  print: 'Print',
  startOver: 'Start over',
  startOverHint: 'This clears what you entered.',
  startedOver: 'All numbers are back to the example.',
} as const;

/** What is printed. */
export const printWords = {
  title: 'Auto loan estimate',
  inputs: 'Your numbers',
  result: 'What it costs',
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
