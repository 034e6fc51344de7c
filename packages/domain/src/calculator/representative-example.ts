import { calculatorLimits } from '../facts/calculator-limits.ts';
import { dollars, formatPercent, wholeDollars } from '../input/format.ts';
import { monthlyPayment } from '../loan/index.ts';

const price = calculatorLimits.price.default;
const down = calculatorLimits.downPayment.default;
const apr = calculatorLimits.apr.default;
const months = calculatorLimits.term.default;
const principal = price - down;

/**
 * A typical loan in full, shown beside any payment, term or down payment that a page names
 * (Regulation Z, 12 CFR 1026.24(d)). It uses the calculator's defaults.
 */
export const representativeExample = {
  isSample: true,
  heading: 'Representative example',
  // Formats the texts on demand: the first formatter of a page is slow on a cheap phone.
  get text() {
    return `${wholeDollars(price)} price, ${wholeDollars(down)} down, ${wholeDollars(principal)} financed at ${formatPercent(apr)} APR: ${months} monthly payments of ${dollars(monthlyPayment({ principal, apr, months }))}. Sample only; not an offer.`;
  },
} as const;
