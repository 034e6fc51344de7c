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
