import { paymentRules } from './payment-rules.ts';

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
  firstPayment: {
    month: 'Month',
    year: 'Year',
    hint: 'If you start later, you pay more interest.',
  },
  onceOption: (month: string, payment: number) => `${month}, payment ${payment}`,
  lead: `Extra money goes to principal. ${paymentRules.earlyPayoff}`,
  everyTwoWeeks: {
    button: 'Match paying every two weeks',
    explanation:
      'Half a payment every two weeks makes 26 halves a year: 13 payments, one more than 12. This adds the same money month by month. It shows the effect; it does not sign you up.',
  },
  paidOffAsBefore: (month: string) => `Paid off in ${month}, just as without them.`,
  figures: {
    interest: (usual: string) => `Interest, instead of ${usual}`,
    paidOff: (usual: string) => `Paid off, instead of ${usual}`,
  },
  noInterest: 'At 0% there is no interest to save.',
  paidInAll: (amount: string) => `You pay ${amount} extra in total.`,
  changesNothing: 'These extra payments change nothing: the loan ends before they are due.',
  none: 'Enter an extra payment to see what it saves.',
} as const;
