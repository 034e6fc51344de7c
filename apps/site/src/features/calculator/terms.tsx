import {
  changeTerms,
  defaultTerms,
  type OfferTerms,
  type Quantity,
  type QuantityState,
  type Question,
  quantityState,
  type TermChanges,
  type Terms,
} from '@milepost/domain/calculator';
import { nextMonth, type YearMonth } from '@milepost/domain/loan/months';
import { useHydrated } from '@tanstack/react-router';
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useRemembered } from '../../navigation/remembered.tsx';
import type {} from './early.ts';

/** A change of the terms, with an optional sentence to announce instead of the new result. */
export type TermAction = { readonly announcement?: string } & (
  | { readonly changes: TermChanges }
  | { readonly terms: Terms }
  /** Changes one of the added offers, by its index among them. */
  | { readonly offer: number; readonly changes: Partial<OfferTerms> }
);

interface State {
  readonly terms: Terms;
  readonly announcement: string | undefined;
}

function apply(terms: Terms, action: TermAction): Terms {
  if ('terms' in action) return action.terms;
  if (!('offer' in action)) return changeTerms(terms, action.changes);
  const offers = terms.offers.map((offer, index) =>
    index === action.offer ? { ...offer, ...action.changes } : offer,
  );
  return changeTerms(terms, { offers });
}

/** How long the terms must be unchanged before they have settled, in ms. */
const restingTime = 300;

/**
 * Stores the terms outside of React, so that moving a slider renders only the components that read
 * its number.
 */
function createTermStore(initialTerms: Terms) {
  const initial: State = { terms: initialTerms, announcement: undefined };
  let state = initial;
  let isSettled = true;
  let timer: ReturnType<typeof setTimeout>;
  let earlyQuestion: Question | undefined;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const settle = () => {
    isSettled = true;
    notify();
  };
  const dispatch = (action: TermAction) => {
    state = { terms: apply(state.terms, action), announcement: action.announcement };
    isSettled = false;
    clearTimeout(timer);
    timer = setTimeout(settle, restingTime);
    notify();
  };
  return {
    read: () => state,
    /** The state that the page was prerendered with. */
    readInitial: () => initial,
    readTerms: () => state.terms,
    /** Whether the terms have stopped changing. */
    isSettled: () => isSettled,
    dispatch,
    /** Takes the terms over from `early.ts`. The first part that is hydrated calls it. */
    stopEarly() {
      const early = window.earlyCalculator?.stop();
      if (!early) return;
      earlyQuestion = early.question;
      dispatch({ terms: early.terms });
      // The first frame after hydration shows them everywhere.
      settle();
    },
    /** Returns the question that was chosen before hydration, once. */
    takeEarlyQuestion() {
      const question = earlyQuestion;
      earlyQuestion = undefined;
      return question;
    },
    /** Calls the listener after each change, and once the terms have settled. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

type Store = ReturnType<typeof createTermStore>;

const TermStore = createContext<Store | undefined>(undefined);
const SettledTerms = createContext(defaultTerms);

export interface RememberTermsProps {
  /** @default the calculator's defaults */
  readonly initialTerms?: Terms;
  readonly children: ReactNode;
}

/**
 * Provides the terms. Only the components that read a term render when it changes. Its own value never
 * changes, so that it may surround parts that are hydrated later.
 */
export function RememberTerms({ initialTerms = defaultTerms, children }: RememberTermsProps) {
  const [store] = useRemembered('calculator terms', () => createTermStore(initialTerms));
  return <TermStore value={store}>{children}</TermStore>;
}

/** Returns the same terms, except that changes by other parts reach its readers once they have settled. */
function createFollower(store: Store): Store {
  let last = store.read();
  let isOwnChange = false;
  const read = () => {
    if (isOwnChange || store.isSettled()) last = store.read();
    return last;
  };
  return {
    ...store,
    read,
    dispatch(action) {
      isOwnChange = true;
      store.dispatch(action);
      // A field that takes over its number changes it before anything is subscribed.
      read();
      isOwnChange = false;
    },
  };
}

/**
 * Provides the terms to a part that is out of view while other parts change them. A slider of another
 * part does not render it until the terms have settled.
 */
export function FollowTerms({ children }: { readonly children: ReactNode }) {
  const store = useTermStore();
  const [follower] = useState(() => createFollower(store));
  return <TermStore value={follower}>{children}</TermStore>;
}

/** Provides the settled terms. */
export function SettleTerms({ children }: { readonly children: ReactNode }) {
  const store = useTermStore();
  const isHydrated = useHydrated();
  const [settledTerms, settle] = useState(() =>
    isHydrated ? store.readTerms() : store.readInitial().terms,
  );
  // The first frame after hydration shows the values that were set before it.
  useLayoutEffect(() => settle(store.readTerms), [store]);
  useEffect(
    () =>
      store.subscribe(() => {
        if (store.isSettled()) startTransition(() => settle(store.readTerms));
      }),
    [store],
  );
  return <SettledTerms value={settledTerms}>{children}</SettledTerms>;
}

/** Takes over from `early.ts`, which changes the terms before hydration. */
export function useStopEarly(onQuestion?: (question: Question) => void): void {
  const store = useTermStore();
  const take = useEffectEvent(() => {
    store.stopEarly();
    const question = onQuestion && store.takeEarlyQuestion();
    if (question) onQuestion?.(question);
  });
  // Runs after the fields have reported their values: `early.ts` also tracks a down payment that
  // follows the price.
  useLayoutEffect(() => take(), []);
}

function useTermStore() {
  const store = use(TermStore);
  if (!store) throw new Error('A component that reads the terms is outside of RememberTerms.');
  return store;
}

function useSelected<Selected>(select: (state: State) => Selected): Selected {
  const { subscribe, read, readInitial } = useTermStore();
  return useSyncExternalStore(
    subscribe,
    () => select(read()),
    () => select(readInitial()),
  );
}

/**
 * Reads a part of the terms.
 *
 * @param select Returns the same value for the same terms. The component renders when the value
 * changes.
 */
export const useTerms = <Selected,>(select: (terms: Terms) => Selected): Selected =>
  useSelected(({ terms }) => select(terms));

/**
 * A number and its bounds, the same object until one of them changes. With an `offer`, the number
 * belongs to the added offer with that index.
 */
export function useQuantity(quantity: Quantity, offer?: number): QuantityState {
  const cache = useRef<QuantityState>(undefined);
  return useTerms((terms) => {
    const own = offer === undefined ? terms : changeTerms(terms, terms.offers[offer] ?? {});
    const now = quantityState(own, quantity);
    const last = cache.current;
    const isSame =
      last &&
      Object.is(last.value, now.value) &&
      Object.is(last.min, now.min) &&
      Object.is(last.max, now.max);
    if (isSame) return last;
    cache.current = now;
    return now;
  });
}

/** The sentence to announce for the last change, instead of the new result. */
export const useAnnouncement = () => useSelected(({ announcement }) => announcement);

/**
 * The terms once they have stopped changing, so that tables and sentences never slow down a moving
 * slider.
 */
export const useSettledTerms = () => use(SettledTerms);

/** Returns the function that changes the terms. It never changes. */
export const useChangeTerms = () => useTermStore().dispatch;

/** Returns a function that reads the terms at the time of an event. It never changes. */
export const useReadTerms = () => useTermStore().readTerms;

/**
 * The month of the first payment. Undefined during prerendering, because the build does not know
 * today's date.
 */
export function useFirstPayment(firstPayment: Terms['firstPayment']): YearMonth | undefined {
  const [standard, setStandard] = useState<YearMonth>();
  useEffect(() => setStandard(nextMonth(new Date())), []);
  return firstPayment ?? standard;
}
