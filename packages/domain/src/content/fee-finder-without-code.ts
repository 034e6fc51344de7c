import { paymentWays } from '../facts/fees.ts';
import { feeFinderWords } from './fee-finder.ts';
import { type DescribedWay, feesSection, feeTableOf } from './payment-ways.ts';

const ways: readonly DescribedWay[] = paymentWays.map((way) =>
  way.id === 'debit-online'
    ? { ...way, note: 'You need the card number and its expiration date.' }
    : way,
);

/** The fee finder of a site that does not ask for a card's security code. */
export const feeFinderWithoutCode = {
  ways,
  groups: feeFinderWords.way.groups,
  fees: feesSection,
  feeTable: feeTableOf(ways),
} as const;
