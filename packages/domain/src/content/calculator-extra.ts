export * from '#words/calculator-extra';

/** The number of months, from this one, among which the first payment can be chosen. */
export const firstPaymentMonthsAhead = 24;
