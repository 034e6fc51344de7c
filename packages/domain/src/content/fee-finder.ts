import { company } from '../facts/company.ts';
import { type PaymentWay, paymentWays } from '../facts/fees.ts';
import { type StateCode, stateNames } from '../facts/states.ts';
import { feeText } from './fees.ts';
import { wayWords } from './payment-ways.ts';
import { noFeeText, notOfferedText } from './states.ts';

/** What a way to pay costs in a state, or in any. Fees are dollars a payment. */
export type Cost =
  | { readonly kind: 'free'; readonly because?: 'state' }
  | { readonly kind: 'fee'; readonly fee: number; readonly notIn?: readonly StateCode[] }
  | { readonly kind: 'from'; readonly fee: number }
  /** Free in some states, and we don't know in which. */
  | { readonly kind: 'maybe'; readonly upTo: number }
  | { readonly kind: 'not-offered' };

/** What a way to pay costs where a visitor is; nowhere in particular without a state. */
export function costOf(way: PaymentWay, state?: StateCode): Cost {
  const { fee, isFrom, isFreeInSomeStates, freeIn, notIn } = way;
  if (fee === 0) return { kind: 'free' };
  if (state && notIn?.includes(state)) return { kind: 'not-offered' };
  if (state && freeIn?.includes(state)) return { kind: 'free', because: 'state' };
  if (isFreeInSomeStates && !(state && freeIn)) return { kind: 'maybe', upTo: fee };
  if (isFrom) return { kind: 'from', fee };
  return notIn && !state ? { kind: 'fee', fee, notIn } : { kind: 'fee', fee };
}

/** A kind of ways to pay. */
export type WayGroup = PaymentWay['group'];

/** The fee finder's words. */
export const feeFinderWords = {
  state: { label: 'Your state', any: 'Any state' },
  way: {
    label: 'How you pay',
    any: 'Any way',
    groups: {
      online: 'Online',
      phone: 'By phone',
      mail: 'By mail',
      cash: 'With cash',
    } satisfies Record<WayGroup, string>,
  },
  orFree: (fee: string) => `${fee}, or free`,
  freeIn: (state: string) => `Free in ${state}`,
  notOfferedIn: (state: string) => `Not offered in ${state}`,
  askAbout: (state: string) =>
    `Some states do not allow this fee. Call ${company.phones.payments.display} to ask about ${state}, or pay from your bank account for free.`,
  chooseAnother: 'Choose another way below.',
  count: (ways: number, free: number) =>
    `${ways} ${ways === 1 ? 'way' : 'ways'} to pay. Free: ${free}.`,
  countIn: (state: string, ways: number, free: number): string =>
    ways === 1
      ? `In ${state}: ${feeFinderWords.count(ways, free)}`
      : `In ${state}: ${ways} ways to pay, ${free} of them free.`,
  none: (state: string) => `We have no such way in ${state}. Here are the others.`,
} as const;

/** What a way costs, as the fee's cell and the sentences beside it say it. */
export function costText(way: PaymentWay, state?: StateCode): { cell: string; note: string } {
  const cost = costOf(way, state);
  const place = state ? stateNames[state] : '';
  const { note } = wayWords[way.id];
  switch (cost.kind) {
    case 'not-offered':
      return { cell: feeFinderWords.notOfferedIn(place), note: feeFinderWords.chooseAnother };
    case 'maybe':
      return {
        cell: feeFinderWords.orFree(feeText({ fee: cost.upTo })),
        note: `${note} ${state ? feeFinderWords.askAbout(place) : noFeeText(way)}`,
      };
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

/** What the fee finder answers. */
export interface FoundWays {
  /** Free ones first, then those with a fee, then those that are not offered. */
  readonly rows: readonly FoundWay[];
  readonly status: string;
}

/** Finds the ways to pay in a state and of a group; of all groups where this one has none. */
export function findWays(
  { state, group }: { readonly state?: StateCode; readonly group?: WayGroup } = {},
  ways: readonly PaymentWay[] = paymentWays,
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
  const count = state
    ? feeFinderWords.countIn(place, offered.length, free)
    : feeFinderWords.count(offered.length, free);
  return {
    rows: shown
      .toSorted((one, other) => rank[kindOf(one)] - rank[kindOf(other)])
      .map((way) => ({ id: way.id, name: wayWords[way.id].name, ...costText(way, state) })),
    status: isNothing ? feeFinderWords.none(place) : count,
  };
}
