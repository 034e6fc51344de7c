import { paymentWay, paymentWays } from '../facts/fees.ts';
import { feeFinderWords } from './fee-finder.ts';
import { feeText } from './fees.ts';
import { feesSection, feeTableOf } from './payment-ways.ts';

const ways = paymentWays.filter(({ group }) => group !== 'online');
const { online: _, ...groups } = feeFinderWords.way.groups;

/** The fee finder of a site that takes no payments online: the methods that are left, and their texts. */
export const feeFinderOff = {
  ways,
  groups,
  fees: {
    heading: feesSection.heading,
    lead: `Mailing a check is ${feeText(paymentWay('check')).toLowerCase()}.`,
  },
  feeTable: feeTableOf(ways),
} as const;
