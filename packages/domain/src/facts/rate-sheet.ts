/** A tier of the rate sheet. A rate is the buy rate in percent a year, or null if we don't buy. */
export interface RateTier {
  readonly tier: string;
  readonly rates: readonly (number | null)[];
}

/** A sample of the buy rate sheet. It is not an offer. */
export const sampleRates = {
  isSample: true,
  /** The longest term of each column, in months. */
  longestTerms: [48, 60, 72, 84],
  /** The surcharge for a used vehicle, in percent. */
  usedVehicleAddition: 0.5,
  tiers: [
    { tier: 'Prime', rates: [6.49, 6.74, 6.99, 7.49] },
    { tier: 'Near prime', rates: [9.49, 9.74, 9.99, 10.74] },
    { tier: 'Nonprime', rates: [12.99, 13.24, 13.74, null] },
    { tier: 'Subprime', rates: [16.49, 16.99, 17.49, null] },
    { tier: 'Deep subprime', rates: [19.99, 20.49, null, null] },
  ],
} as const satisfies {
  isSample: true;
  longestTerms: readonly number[];
  usedVehicleAddition: number;
  tiers: readonly RateTier[];
};

/** A credit tier of the rate sheet. */
export type CreditTier = (typeof sampleRates.tiers)[number]['tier'];
