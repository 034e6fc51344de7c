import type { PaymentWay } from '../facts/fees.ts';
import { type StateCode, stateNames } from '../facts/states.ts';
import { formatList } from '../input/format.ts';
import { paymentRules } from './payment-rules.ts';

/** Where a way to pay is missing, in a sentence. */
export const notOfferedText = (states: readonly StateCode[]): string =>
  `Not offered in ${formatList(states.map((state) => stateNames[state]))}.`;

/** Where a way's fee is not charged, in a sentence: by name where the lender knows; empty where it is charged everywhere. */
export const noFeeText = ({ isFreeInSomeStates, freeIn }: PaymentWay): string => {
  if (freeIn) {
    return `We do not charge this fee in ${formatList(freeIn.map((state) => stateNames[state]))}.`;
  }
  return isFreeInSomeStates ? paymentRules.someStates : '';
};

/** The same in a few words: `Free in some states.` */
export const freeNote = ({ isFreeInSomeStates, freeIn }: PaymentWay): string => {
  if (freeIn) return `Free in ${formatList(freeIn.map((state) => stateNames[state]))}.`;
  return isFreeInSomeStates ? 'Free in some states.' : '';
};
