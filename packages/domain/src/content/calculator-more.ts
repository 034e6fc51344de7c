export * from '#words/calculator-more';
/** The texts of the results card besides its figures. */
export * as resultWords from '#words/calculator-results';

/** The bounds of the part "Trade-in, tax and fees": dollars, and percent for the rate. */
export const dealLimits = {
  tradeIn: { min: 0, max: 100_000 },
  owedOnTradeIn: { min: 0, max: 150_000 },
  taxRate: { min: 0, max: 15 },
  taxedFees: { min: 0, max: 20_000 },
  untaxedFees: { min: 0, max: 20_000 },
  lenderFees: { min: 0, max: 20_000 },
  tradeInLimit: { min: 0, max: 100_000 },
} as const;

/** The bounds of the part "Extra payments", in dollars. */
export const extraLimits = {
  extraMonthly: { min: 0, max: 10_000 },
  extraYearly: { min: 0, max: 50_000 },
  extraOnce: { min: 0, max: 100_000 },
} as const;

/** The size of each change in "What if you change one thing?": months, dollars, percent. */
export const whatIfSteps = { term: 12, downPayment: 1_000, apr: 1 } as const;
