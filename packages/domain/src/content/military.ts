import { rateLimitWords } from '#words/military';
import { scra } from '../facts/scra.ts';

export { militaryLegal, militaryPoints, militarySections } from '#words/military';
export { scra, scraSubject } from '../facts/scra.ts';

/** The drawing of the rate limit. */
export const rateLimit = {
  label: rateLimitWords.label,
  bars: rateLimitWords.bars,
  /** The rates to choose from, on the scale of the bars, and the one at first, in percent a year. */
  rates: { min: 0, max: 25, at: 15 },
  /** What the law does to a rate, in percent a year. */
  effect: (apr: number) =>
    apr > scra.maxApr
      ? rateLimitWords.isLowered(apr, Math.round(100 * (apr - scra.maxApr)) / 100)
      : rateLimitWords.staysAsIs(apr),
} as const;
