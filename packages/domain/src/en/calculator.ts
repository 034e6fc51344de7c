import type { PageLink } from '../content/text.ts';
import { maximumLoan, monthlyPayment } from './calculator-results.ts';
import { calculatorDisclaimer } from './disclaimer.ts';

/** The labels of the calculator's sliders. */
export const calculatorFields = {
  price: 'Vehicle price',
  term: 'Loan term',
  apr: 'APR',
  downPayment: 'Down payment',
  monthlyPayment: 'Monthly payment',
} as const;

/** The hints of the sliders. */
export const calculatorHints = {
  apr: 'Your yearly rate on everything you borrow',
} as const;

/** The calculator's words. */
export const calculator = {
  id: 'calculator',
  heading: 'Auto Loan Calculator',
  lead: 'Slide, or type exact numbers. Results update as you go.',
  tabs: { label: 'What to work out', monthlyCost: 'Monthly Cost', maximumLoan: 'Maximum Loan' },
  fields: calculatorFields,
  units: { taxRate: '%', apr: '%', term: 'months' },
  results: {
    monthlyPayment,
    amountFinanced: 'Amount financed',
    totalInterest: 'Total interest',
    totalOfPayments: 'Total of payments',
    totalCost: 'Total with down payment',
    lastPayment: 'Last payment',
    maximumLoan,
  },
  disclaimer: calculatorDisclaimer,
  leftOut:
    'Taxes, title and dealer fees are not included unless you add them. Your own rate depends on your credit.',
  action: { text: 'Get Pre-Qualified', to: '/pre-qualify' },
} as const satisfies { action: PageLink; [words: string]: unknown };
