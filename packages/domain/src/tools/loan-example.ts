import { label, terms } from '#words/loan-example';
import { calculatorLimits } from '../facts/calculator-limits.ts';
import { dollars, formatPercent, wholeDollars } from '../input/format.ts';
import { monthlyPayment } from '../loan/index.ts';

/**
 * What a loan of `principal` dollars means, by the calculator's usual rate and term. A page that names a
 * payment names its rate and term too (Regulation Z, 12 CFR 1026.24(d)).
 */
export function loanExample(principal: number) {
  const [apr, months] = [calculatorLimits.apr.default, calculatorLimits.term.default];
  return {
    isSample: true,
    payment: dollars(monthlyPayment({ principal, apr, months })),
    label: label(wholeDollars(principal)),
    terms: terms(months, formatPercent(apr)),
  } as const;
}
