import { whatIfSteps, whatIfWords } from '../content/calculator-more.ts';
import { dollars, formatMoney } from '../input/format.ts';
import { type OfferResult, workOutOffer } from '../loan/compare.ts';
import { sumOf } from '../loan/index.ts';
import {
  changeTerms,
  formatQuantity,
  labelOf,
  quantityState,
  readMonthlyCost,
  type TermChanges,
  type Terms,
} from './index.ts';

type WhatIfQuantity = keyof typeof whatIfSteps;

/** One small change to a number, and its effect. */
export interface WhatIf {
  readonly quantity: WhatIfQuantity;
  /** The change alone: `12 months shorter`. */
  readonly change: string;
  /**
   * The effect of the change, before it is made: `12 months shorter: $35.66 more a month, $595.51
   * less in interest`.
   */
  readonly text: string;
  /** The parts of `text`: the change, what it does to the payment, and to the interest. */
  readonly parts: readonly [change: string, payment: string, interest: string];
  /** The changed number. */
  readonly changes: TermChanges;
  /** The effect, once the change is made. */
  readonly done: string;
}

const compareSums = (
  words: typeof whatIfWords.payment | typeof whatIfWords.interest,
  before: number,
  after: number,
) => {
  const difference = sumOf([after, -before]);
  if (difference === 0) return words.same;
  return difference > 0 ? words.more(dollars(difference)) : words.less(dollars(-difference));
};

/** The size of each change, in the direction of less interest. */
const direction = { term: -1, downPayment: 1, apr: -1 } as const;

const stepText: Readonly<Record<WhatIfQuantity, (step: number) => string>> = {
  term: (step) => whatIfWords.term(formatQuantity('term', step)),
  downPayment: (step) => whatIfWords.downPayment(formatMoney(step)),
  apr: (step) => whatIfWords.apr(`${step}%`),
};

/**
 * Returns the effect of each what-if change: a shorter term, a higher down payment, a lower APR.
 * Leaves out a change that would break the bounds or leave nothing to borrow. An APR below one
 * percent changes to 0.
 */
export function whatIfs(terms: Terms): WhatIf[] {
  const now = readMonthlyCost(terms);
  if (!now.ok) return [];
  const before = workOutOffer(now.values);
  if (before.deal.amountFinanced === 0) return [];
  return (Object.keys(whatIfSteps) as WhatIfQuantity[]).flatMap((quantity) =>
    whatIf(terms, quantity, before),
  );
}

function whatIf(terms: Terms, quantity: WhatIfQuantity, before: OfferResult): WhatIf[] {
  const value = quantityState(terms, quantity).value ?? 0;
  const step = quantity === 'apr' ? Math.min(whatIfSteps.apr, value) : whatIfSteps[quantity];
  if (step === 0) return [];
  // Rates have three decimals at most: 2.3 - 1 is 1.2999999999999998 in binary.
  const moved = Math.round((value + direction[quantity] * step) * 1_000) / 1_000;
  const changes = { [quantity]: moved };
  const reading = readMonthlyCost(changeTerms(terms, changes));
  if (!reading.ok) return [];
  const after = workOutOffer(reading.values);
  const change = stepText[quantity](step);
  const parts = whatIfWords.effect(
    change,
    compareSums(whatIfWords.payment, before.payment, after.payment),
    compareSums(whatIfWords.interest, before.interest, after.interest),
  );
  return [
    {
      quantity,
      change,
      changes,
      parts,
      text: parts.join(' '),
      done: whatIfWords.done(
        labelOf(quantity),
        formatQuantity(quantity, moved),
        dollars(after.payment),
        dollars(after.interest),
      ),
    },
  ];
}
