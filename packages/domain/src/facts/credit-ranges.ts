/** A band of the score scale, both ends included. */
export interface CreditRange {
  readonly name: 'Poor' | 'Fair' | 'Good' | 'Very Good' | 'Excellent';
  readonly from: number;
  readonly to: number;
}

/** The score scale, from the lowest band to the highest. */
export const creditRanges = [
  { name: 'Poor', from: 300, to: 579 },
  { name: 'Fair', from: 580, to: 669 },
  { name: 'Good', from: 670, to: 739 },
  { name: 'Very Good', from: 740, to: 799 },
  { name: 'Excellent', from: 800, to: 850 },
] as const satisfies readonly CreditRange[];

/** The whole scale. */
export const scoreScale = { from: creditRanges[0].from, to: creditRanges[4].to } as const;

/**
 * Returns the band of a score. Throws a RangeError that names the scale if the score is outside it.
 */
export const rangeOf = (score: number): CreditRange => {
  const range = creditRanges.find(({ from, to }) => score >= from && score <= to);
  if (range === undefined || !Number.isInteger(score)) {
    throw new RangeError(
      `A score is a whole number from ${scoreScale.from} to ${scoreScale.to}, not ${score}`,
    );
  }
  return range;
};

/** A sample score. It belongs to nobody. */
export const sampleScore = {
  isSample: true,
  value: 712,
  model: `Sample scoring model, scale ${scoreScale.from}–${scoreScale.to}`,
  date: '2026-11-02',
  source: 'Sample credit bureau',
} as const;
