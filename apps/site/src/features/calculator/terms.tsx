import {
  changeTerms,
  defaultTerms,
  type OfferTerms,
  type Quantity,
  type QuantityState,
  quantityState,
  type TermChanges,
  type Terms,
} from '@milepost/domain/calculator';
import { nextMonth, type YearMonth } from '@milepost/domain/loan/months';
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useKept } from '../../frame/kept.tsx';

/** What happens to the terms, and what is to be said of it in place of the new result. */
export type TermAction = { readonly said?: string } & (
  | { readonly changes: TermChanges }
  | { readonly terms: Terms }
  /** Changes one of the offers beside the first, by its place among them. */
  | { readonly offer: number; readonly changes: Partial<OfferTerms> }
);

interface State {
  readonly terms: Terms;
  readonly said: string | undefined;
}

function apply(terms: Terms, action: TermAction): Terms {
  if ('terms' in action) return action.terms;
  if (!('offer' in action)) return changeTerms(terms, action.changes);
  const offers = terms.offers.map((offer, place) =>
    place === action.offer ? { ...offer, ...action.changes } : offer,
  );
  return changeTerms(terms, { offers });
}

/** Keeps the terms outside of React, so that a step of a slider renders only what reads the number that it sets. */
function createTermStore(initialTerms: Terms) {
  let state: State = { terms: initialTerms, said: undefined };
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    readTerms: () => state.terms,
    dispatch(action: TermAction) {
      state = { terms: apply(state.terms, action), said: action.said };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const TermStore = createContext<ReturnType<typeof createTermStore> | undefined>(undefined);
const SettledTerms = createContext(defaultTerms);

/** Props of KeepTerms. */
export interface KeepTermsProps {
  /** @default what the calculator opens with */
  readonly initialTerms?: Terms;
  readonly children: ReactNode;
}

/** How long the terms rest before what follows from the result is worked out, in ms. */
const restingTime = 300;

/** Keeps the terms. What stands in it renders only where it reads them. */
export function KeepTerms({ initialTerms = defaultTerms, children }: KeepTermsProps) {
  const [store] = useKept('calculator terms', () => createTermStore(initialTerms));
  const [settledTerms, settle] = useState(store.readTerms);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const settleLater = () => {
      clearTimeout(timer);
      timer = setTimeout(() => startTransition(() => settle(store.readTerms)), restingTime);
    };
    // What was typed before hydration is set before this effect.
    settleLater();
    const unsubscribe = store.subscribe(settleLater);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
  return (
    <TermStore value={store}>
      <SettledTerms value={settledTerms}>{children}</SettledTerms>
    </TermStore>
  );
}

function useTermStore() {
  const store = use(TermStore);
  if (!store) throw new Error('What reads the terms stands in KeepTerms.');
  return store;
}

function useSelected<Selected>(select: (state: State) => Selected): Selected {
  const { subscribe, read } = useTermStore();
  const selected = () => select(read());
  return useSyncExternalStore(subscribe, selected, selected);
}

/**
 * What is read of the terms that are set.
 *
 * @param select Gives a value that stays the same for the same terms; the component renders when it changes.
 */
export const useTerms = <Selected,>(select: (terms: Terms) => Selected): Selected =>
  useSelected(({ terms }) => select(terms));

/** A number and its bounds, the same object until one of them changes; with a place, of an offer beside the first. */
export function useQuantity(quantity: Quantity, offer?: number): QuantityState {
  const kept = useRef<QuantityState>(undefined);
  return useTerms((terms) => {
    const own = offer === undefined ? terms : changeTerms(terms, terms.offers[offer] ?? {});
    const now = quantityState(own, quantity);
    const last = kept.current;
    const isSame =
      last &&
      Object.is(last.value, now.value) &&
      Object.is(last.min, now.min) &&
      Object.is(last.max, now.max);
    if (isSame) return last;
    kept.current = now;
    return now;
  });
}

/** What was said of the last change, in place of the new result. */
export const useSaid = () => useSelected(({ said }) => said);

/** What is set, once it rests: a slider that moves is never held up by tables and sentences. */
export const useSettledTerms = () => use(SettledTerms);

/** Changes the terms; the same function for good. */
export const useChangeTerms = () => useTermStore().dispatch;

/** Gives what is set at the time of an event; the same function for good. */
export const useReadTerms = () => useTermStore().readTerms;

/** The month of the first payment, as long as the page is rendered by a server none: it knows no day. */
export function useFirstPayment(firstPayment: Terms['firstPayment']): YearMonth | undefined {
  const [standard, setStandard] = useState<YearMonth>();
  useEffect(() => setStandard(nextMonth(new Date())), []);
  return firstPayment ?? standard;
}
