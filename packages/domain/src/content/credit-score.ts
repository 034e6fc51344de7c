import { factors, meanings } from '#words/credit-score';
import { creditRanges } from '../facts/credit-ranges.ts';

export { factorsSection, rangesNote, scoreCard, scoreTips } from '#words/credit-score';

/** The ranges of the scale, with what each of them often means. */
export const explainedRanges = creditRanges.map(({ name, ...range }) => ({
  label: name,
  ...range,
  description: meanings[name],
}));

/** A part of a score; `weight` in percent. */
export interface ScoreFactor {
  readonly name: string;
  readonly weight: number;
  readonly text: string;
}

const factor = ({ name, text }: Omit<ScoreFactor, 'weight'>, weight: number): ScoreFactor => ({
  name,
  weight,
  text,
});

/** The five factors and their usual weights, which sum to 100. */
export const scoreFactors = [
  factor(factors.payments, 35),
  factor(factors.owed, 30),
  factor(factors.length, 15),
  factor(factors.mix, 10),
  factor(factors.recent, 10),
] as const;
