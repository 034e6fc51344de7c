import { feeFinderWords } from '#words/fee-finder';
import { cardNeeds } from '#words/fee-finder-without-code';
import { paymentWays } from '../facts/fees.ts';
import { type DescribedWay, feesSection, feeTableOf } from './payment-ways.ts';

const ways: readonly DescribedWay[] = paymentWays.map((way) =>
  way.id === 'debit-online' ? { ...way, note: cardNeeds } : way,
);

/** The fee finder of a site that does not ask for a card's security code. */
export const feeFinderWithoutCode = {
  ways,
  groups: feeFinderWords.way.groups,
  fees: feesSection,
  feeTable: feeTableOf(ways),
} as const;
