import { heading, text } from '#words/representative-example';
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
  heading,
  // Formats the texts on demand: the first formatter of a page is slow on a cheap phone.
  get text() {
    return text({
      price: wholeDollars(price),
      down: wholeDollars(down),
      principal: wholeDollars(principal),
      apr: formatPercent(apr),
      months,
      payment: dollars(monthlyPayment({ principal, apr, months })),
    });
  },
} as const;
