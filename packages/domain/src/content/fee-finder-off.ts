import { feeFinderWords } from '#words/fee-finder';
import { mailingACheckIs } from '#words/fee-finder-off';
import { paymentWay, paymentWays } from '../facts/fees.ts';
import { feeInSentence } from './fees.ts';
import { feesSection, feeTableOf } from './payment-ways.ts';

const ways = paymentWays.filter(({ group }) => group !== 'online');
const { online: _, ...groups } = feeFinderWords.way.groups;

/** The fee finder of a site that takes no payments online: the methods that are left, and their texts. */
export const feeFinderOff = {
  ways,
  groups,
  fees: {
    heading: feesSection.heading,
    lead: mailingACheckIs(feeInSentence(paymentWay('check'))),
  },
  feeTable: feeTableOf(ways),
} as const;
