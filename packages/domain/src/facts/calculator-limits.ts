/** The bounds of a slider. */
export interface SliderLimits {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly default: number;
}

/**
 * The bounds of the calculator's fields in dollars, months and percent a year. The down payment's
 * maximum is the current price. The default of the monthly payment comes from the product; its
 * bounds are our choice.
 */
export const calculatorLimits = {
  price: { min: 5_000, max: 100_000, step: 1_000, default: 20_000 },
  term: { min: 12, max: 84, step: 12, default: 72 },
  apr: { min: 0, max: 25, step: 0.1, default: 8 },
  downPayment: { min: 0, step: 500, default: 7_000 },
  monthlyPayment: { min: 50, max: 2_500, step: 10, default: 500 },
} as const satisfies Record<string, SliderLimits | Omit<SliderLimits, 'max'>>;

/** The payment, in dollars a month, whose result the Maximum Loan tab always shows. */
export const fixedMonthlyPayment = calculatorLimits.monthlyPayment.default;
