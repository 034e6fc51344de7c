import { listLanguage } from '#words/language';
import * as words from '#words/states';
import type { PaymentWay } from '../facts/fees.ts';
import type { StateCode } from '../facts/states.ts';
import { formatList } from '../input/format.ts';
import { paymentRules } from './payment-rules.ts';

const stateWords = {
  stateNames: words.stateNames,
  freeIn: words.freeIn,
  freeInSomeStates: words.freeInSomeStates,
  listLanguage,
};

/** The words about states in one language. */
export interface StateWords {
  readonly stateNames: Readonly<Record<StateCode, string>>;
  readonly freeIn: (states: string) => string;
  readonly freeInSomeStates: string;
  /** The language of a list, as a BCP 47 tag. */
  readonly listLanguage: string;
}

const listOf = (
  states: readonly StateCode[],
  { stateNames, listLanguage: tag }: Pick<StateWords, 'stateNames' | 'listLanguage'> = stateWords,
) =>
  formatList(
    states.map((state) => stateNames[state]),
    tag,
  );

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

/**
 * Says the same in a few words: `Free in some states.`
 *
 * @param words The words of the language. @default the edition's
 */
export const freeNote = (
  { isFreeInSomeStates, freeIn }: PaymentWay,
  words: StateWords = stateWords,
): string => {
  if (freeIn) return words.freeIn(listOf(freeIn, words));
  return isFreeInSomeStates ? words.freeInSomeStates : '';
};
