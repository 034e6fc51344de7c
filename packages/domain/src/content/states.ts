import * as words from '#words/states';
import type { PaymentWay } from '../facts/fees.ts';
import type { StateCode } from '../facts/states.ts';
import { formatList } from '../input/format.ts';
import { paymentRules } from './payment-rules.ts';

const listOf = (states: readonly StateCode[]) =>
  formatList(states.map((state) => words.stateNames[state]));

/** Says in a sentence where a payment method is not offered. */
export const notOfferedText = (states: readonly StateCode[]): string =>
  words.notOfferedIn(listOf(states));

/**
 * Says in a sentence where the fee of a method is not charged. It names the states if the lender
 * knows them, and is empty if the fee is charged everywhere.
 */
export const noFeeText = ({ isFreeInSomeStates, freeIn }: PaymentWay): string => {
  if (freeIn) return words.notChargedIn(listOf(freeIn));
  return isFreeInSomeStates ? paymentRules.someStates : '';
};

/** Says the same in a few words: `Free in some states.` */
export const freeNote = ({ isFreeInSomeStates, freeIn }: PaymentWay): string => {
  if (freeIn) return words.freeIn(listOf(freeIn));
  return isFreeInSomeStates ? words.freeInSomeStates : '';
};
