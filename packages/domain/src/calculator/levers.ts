import { leverSteps, leverWords } from '../content/calculator-more.ts';
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

type LeverQuantity = keyof typeof leverSteps;

/** One step of a number that a buyer can move, and what it changes. */
export interface Lever {
  readonly quantity: LeverQuantity;
  /** What a step would do: `12 months shorter: $35.66 more a month, $595.51 less in interest`. */
  readonly text: string;
  /** The step. */
  readonly changes: TermChanges;
  /** What it did, once it is done. */
  readonly done: string;
}

const compareSums = (
  words: typeof leverWords.payment | typeof leverWords.interest,
  before: number,
  after: number,
) => {
  const difference = sumOf([after, -before]);
  if (difference === 0) return words.same;
  return difference > 0 ? words.more(dollars(difference)) : words.less(dollars(-difference));
};

/** How far a number is moved by one step, towards less interest. */
const direction = { term: -1, downPayment: 1, apr: -1 } as const;

const stepText: Readonly<Record<LeverQuantity, (step: number) => string>> = {
  term: (step) => leverWords.term(formatQuantity('term', step)),
  downPayment: (step) => leverWords.downPayment(formatMoney(step)),
  apr: (step) => leverWords.apr(`${step}%`),
};

/**
 * What one step of each lever changes: a shorter term, more down, a lower APR. A step that would
 * leave the bounds, or finds nothing to borrow, is left out; an APR under a whole percent steps to 0.
 */
export function levers(terms: Terms): Lever[] {
  const now = readMonthlyCost(terms);
  if (!now.ok) return [];
  const before = workOutOffer(now.values);
  if (before.deal.amountFinanced === 0) return [];
  return (Object.keys(leverSteps) as LeverQuantity[]).flatMap((quantity) =>
    leverOf(terms, quantity, before),
  );
}

function leverOf(terms: Terms, quantity: LeverQuantity, before: OfferResult): Lever[] {
  const value = quantityState(terms, quantity).value ?? 0;
  const step = quantity === 'apr' ? Math.min(leverSteps.apr, value) : leverSteps[quantity];
  if (step === 0) return [];
  // Rates have three decimals at most: 2.3 - 1 is 1.2999999999999998 in binary.
  const moved = Math.round((value + direction[quantity] * step) * 1_000) / 1_000;
  const changes = { [quantity]: moved };
  const reading = readMonthlyCost(changeTerms(terms, changes));
  if (!reading.ok) return [];
  const after = workOutOffer(reading.values);
  return [
    {
      quantity,
      changes,
      text: leverWords.effect(
        stepText[quantity](step),
        compareSums(leverWords.payment, before.payment, after.payment),
        compareSums(leverWords.interest, before.interest, after.interest),
      ),
      done: leverWords.done(
        labelOf(quantity),
        formatQuantity(quantity, moved),
        dollars(after.payment),
        dollars(after.interest),
      ),
    },
  ];
}
