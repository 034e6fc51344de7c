import { feeFinderWords as words } from '#words/fee-finder';

/** The texts of the fee finder. */
export const feeFinderWords = {
  ...words,
  count: (ways: number, free: number) =>
    ways === 1 ? words.count.one(free) : words.count.other(ways, free),
  countIn: (state: string, ways: number, free: number) =>
    ways === 1 ? words.countIn.one(state, free) : words.countIn.other(state, ways, free),
} as const;
