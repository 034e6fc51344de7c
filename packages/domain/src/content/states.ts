import type { PaymentWay } from '../facts/fees.ts';
import { type StateCode, stateNames } from '../facts/states.ts';
import { formatList } from '../input/format.ts';
import { paymentRules } from './payment-rules.ts';

/** Says in a sentence where a payment method is not offered. */
export const notOfferedText = (states: readonly StateCode[]): string =>
  `Not offered in ${formatList(states.map((state) => stateNames[state]))}.`;

/**
 * Says in a sentence where the fee of a method is not charged. It names the states if the lender
 * knows them, and is empty if the fee is charged everywhere.
 */
export const noFeeText = ({ isFreeInSomeStates, freeIn }: PaymentWay): string => {
  if (freeIn) {
    return `We do not charge this fee in ${formatList(freeIn.map((state) => stateNames[state]))}.`;
  }
  return isFreeInSomeStates ? paymentRules.someStates : '';
};

/** Says the same in a few words: `Free in some states.` */
export const freeNote = ({ isFreeInSomeStates, freeIn }: PaymentWay): string => {
  if (freeIn) return `Free in ${formatList(freeIn.map((state) => stateNames[state]))}.`;
  return isFreeInSomeStates ? 'Free in some states.' : '';
};
