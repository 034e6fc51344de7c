import { interest, principal } from './calculator-results.ts';

/** "Payment schedule". */
export const scheduleWords = {
  show: { label: 'Show', year: 'By year', month: 'By month' },
  byYear: {
    caption: 'Payment schedule, by year',
    columns: {
      year: 'Year',
      payments: 'Payments made',
      paid: 'Paid',
      principal,
      interest,
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
      principal,
      interest,
      balance: 'Left to pay',
    },
  },
  lastPayment: 'The last payment is a little different, because it settles the rounding.',
  download: 'Download as CSV',
  fileName: 'milepost-payment-schedule.csv',
  print: 'Print this schedule',
} as const;

/** The texts of the printout. */
export const printWords = {
  title: 'Auto loan estimate',
  inputs: 'Your numbers',
  result: 'What it costs',
} as const;
