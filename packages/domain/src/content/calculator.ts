import { calculatorDisclaimer } from './disclaimer.ts';
import type { PageLink } from './text.ts';

/** The calculator's words. */
export const calculator = {
  id: 'calculator',
  heading: 'Auto Loan Calculator',
  lead: 'Slide, or type exact numbers. Results update as you go.',
  tabs: { label: 'What to work out', monthlyCost: 'Monthly Cost', maximumLoan: 'Maximum Loan' },
  fields: {
    price: 'Vehicle price',
    term: 'Loan term',
    apr: 'APR',
    downPayment: 'Down payment',
    monthlyPayment: 'Monthly payment',
  },
  units: { taxRate: '%', apr: '%', term: 'months' },
  noScript: 'To set your own numbers, turn on JavaScript. This is an example:',
  results: {
    monthlyPayment: 'Estimated monthly payment',
    amountFinanced: 'Amount financed',
    totalInterest: 'Total interest',
    totalOfPayments: 'Total of payments',
    totalCost: 'Total with down payment',
    lastPayment: 'Last payment',
    maximumLoan: 'Estimated maximum loan',
  },
  disclaimer: calculatorDisclaimer,
  leftOut:
    'Taxes, title and dealer fees are not included unless you add them. Your own rate depends on your credit.',
  action: { text: 'Get Pre-Qualified', to: '/pre-qualify' },
} as const satisfies { action: PageLink; [words: string]: unknown };
