import { calculatorDisclaimer } from './disclaimer.ts';
import type { PageLink } from './text.ts';

/** The bounds of a slider. */
export interface SliderLimits {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly default: number;
}

/**
 * What the calculator takes. Dollars, months, and percent a year. The down payment's maximum is
 * the price that is set; the monthly payment's bounds are ours, its default is the product's.
 */
export const calculatorLimits = {
  price: { min: 5_000, max: 100_000, step: 1_000, default: 20_000 },
  term: { min: 12, max: 84, step: 12, default: 72 },
  apr: { min: 0, max: 25, step: 0.1, default: 8 },
  downPayment: { min: 0, step: 500, default: 7_000 },
  monthlyPayment: { min: 50, max: 2_500, step: 10, default: 500 },
} as const satisfies Record<string, SliderLimits | Omit<SliderLimits, 'max'>>;

/** The payment, in dollars a month, that the Maximum Loan tab always shows a result for. */
export const fixedMonthlyPayment = calculatorLimits.monthlyPayment.default;

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
  leftOut: 'Taxes, title and dealer fees are not included. Your own rate depends on your credit.',
  action: { text: 'Get Pre-Qualified', to: '/pre-qualify' },
} as const satisfies { action: PageLink; [words: string]: unknown };
