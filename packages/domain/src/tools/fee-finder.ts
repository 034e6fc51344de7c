import { stateNames } from '#words/states';
import { feeFinderWords } from '../content/fee-finder.ts';
import { feeText } from '../content/fees.ts';
import { type DescribedWay, noteOf, wayWords } from '../content/payment-ways.ts';
import { noFeeText, notOfferedText } from '../content/states.ts';
import { type PaymentWay, paymentWays, type WayGroup } from '../facts/fees.ts';
import type { StateCode } from '../facts/states.ts';

/** What a payment method costs, in one state or in general. Fees are dollars a payment. */
export type Cost =
  | { readonly kind: 'free'; readonly because?: 'state' }
  | { readonly kind: 'fee'; readonly fee: number; readonly notIn?: readonly StateCode[] }
  | { readonly kind: 'from'; readonly fee: number }
  /** The method is free in some states, and we don't know in which. */
  | { readonly kind: 'maybe'; readonly upTo: number }
  | { readonly kind: 'not-offered' };

/** Returns what a payment method costs in a state, or in general if no state is given. */
export function costOf(way: PaymentWay, state?: StateCode): Cost {
  const { fee, isFrom, isFreeInSomeStates, freeIn, notIn } = way;
  if (fee === 0) return { kind: 'free' };
  if (state && notIn?.includes(state)) return { kind: 'not-offered' };
  if (state && freeIn?.includes(state)) return { kind: 'free', because: 'state' };
  if (isFreeInSomeStates && !(state && freeIn)) return { kind: 'maybe', upTo: fee };
  if (isFrom) return { kind: 'from', fee };
  return notIn && !state ? { kind: 'fee', fee, notIn } : { kind: 'fee', fee };
}

/**
 * Formats the cost of a method for the fee's cell, and for the sentences beside it.
 *
 * @param askAbout The note on a fee that some states do not allow. It recommends a free method.
 */
export function costText(
  way: DescribedWay,
  state?: StateCode,
  askAbout = feeFinderWords.askAbout,
): { cell: string; note: string } {
  const cost = costOf(way, state);
  const place = state ? stateNames[state] : '';
  const note = noteOf(way);
  switch (cost.kind) {
    case 'not-offered':
      return { cell: feeFinderWords.notOfferedIn(place), note: feeFinderWords.chooseAnother };
    case 'maybe': {
      const where = state ? askAbout(place) : way.freeIn && noFeeText(way);
      return {
        cell: feeFinderWords.orFree(feeText({ fee: cost.upTo })),
        note: [note, where].filter(Boolean).join(' '),
      };
    }
    case 'free':
      return cost.because
        ? {
            cell: feeFinderWords.freeIn(place),
            note: state ? noFeeText({ ...way, freeIn: [state] }) : note,
          }
        : { cell: feeText(way), note };
    case 'fee': {
      const notIn = cost.notIn && notOfferedText(cost.notIn);
      return {
        cell: feeText(cost),
        note: [note, notIn].filter(Boolean).join(' '),
      };
    }
    case 'from':
      return { cell: feeText(way), note };
  }
}

/** A row of the fee finder. */
export interface FoundWay {
  readonly id: string;
  readonly name: string;
  readonly cell: string;
  readonly note: string;
}

/** The answer of the fee finder. */
export interface FoundWays {
  /** Free methods come first, then those with a fee, then those that are not offered. */
  readonly rows: readonly FoundWay[];
  readonly status: string;
  /** The fees that do not apply in some states, in sentences. Empty once a state is chosen. */
  readonly someStates: string;
}

/**
 * Finds the payment methods of a state and a group. Returns all groups if this one has none.
 *
 * @param ways The methods that a site offers. Without an online one, notes recommend a check.
 */
export function findWays(
  { state, group }: { readonly state?: StateCode; readonly group?: WayGroup } = {},
  ways: readonly DescribedWay[] = paymentWays,
): FoundWays {
  const rank = { free: 0, fee: 1, maybe: 1, from: 1, 'not-offered': 2 };
  const kindOf = (way: PaymentWay) => costOf(way, state).kind;
  const isOffered = (way: PaymentWay) => kindOf(way) !== 'not-offered';
  const wished = ways.filter((way) => group === undefined || way.group === group);
  const isNothing = state !== undefined && !wished.some(isOffered);
  const shown = isNothing ? ways : wished;
  const offered = shown.filter(isOffered);
  const free = offered.filter((way) => kindOf(way) === 'free').length;
  const place = state ? stateNames[state] : '';
  const askAbout = ways.some((way) => way.group === 'online')
    ? feeFinderWords.askAbout
    : feeFinderWords.askAboutOff;
  const feesOfSome = shown.flatMap((way) => {
    const cost = costOf(way, state);
    return !state && cost.kind === 'maybe' ? [feeText({ fee: cost.upTo })] : [];
  });
  const count = state
    ? feeFinderWords.countIn(place, offered.length, free)
    : feeFinderWords.count(offered.length, free);
  return {
    rows: shown
      .toSorted((one, other) => rank[kindOf(one)] - rank[kindOf(other)])
      .map((way) => ({
        id: way.id,
        name: wayWords[way.id].name,
        ...costText(way, state, askAbout),
      })),
    status: isNothing ? feeFinderWords.none(place) : count,
    someStates: [...new Set(feesOfSome)].map(feeFinderWords.someStates).join(' '),
  };
}
