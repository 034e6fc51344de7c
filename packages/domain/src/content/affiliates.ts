import { affiliatesWith } from '#words/affiliates';
import { wholeDollars } from '../input/format.ts';

export { partnership } from '#words/affiliates';

/** The most that the lending affiliate lends on a vehicle, in dollars. */
export const securedLoanLimit = 50_000;

/** A company that works with us. The companies are invented. */
export interface Affiliate {
  readonly name: string;
  readonly kind: string;
  readonly text?: string;
  /** The most that it lends. */
  readonly limit?: { readonly before: string; readonly value: string };
  readonly offers: readonly string[];
}

export const affiliates = affiliatesWith(
  wholeDollars(securedLoanLimit),
) satisfies readonly Affiliate[];
