import {
  changeTerms,
  defaultTerms,
  type OfferTerms,
  type TermChanges,
  type Terms,
} from '@milepost/domain/calculator';
import { nextMonth, type YearMonth } from '@milepost/domain/loan/months';
import {
  createContext,
  type Dispatch,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useReducer,
  useState,
} from 'react';

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

const reduce = ({ terms }: State, action: TermAction): State => ({
  terms: apply(terms, action),
  said: action.said,
});

const untouched: State = { terms: defaultTerms, said: undefined };
const CurrentState = createContext<State>(untouched);
const SettledTerms = createContext<Terms>(defaultTerms);
const TermDispatch = createContext<Dispatch<TermAction>>(() => {});

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
  const [state, dispatch] = useReducer(reduce, { ...untouched, terms: initialTerms });
  const { terms } = state;
  const [settledTerms, settle] = useState(terms);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => settle(terms)), restingTime);
    return () => clearTimeout(timer);
  }, [terms]);
  return (
    <TermDispatch value={dispatch}>
      <CurrentState value={state}>
        <SettledTerms value={settledTerms}>{children}</SettledTerms>
      </CurrentState>
    </TermDispatch>
  );
}

/** What is set, for the fields. */
export const useTerms = () => use(CurrentState).terms;

/** What is set, and what was said of it, for the result. */
export const useTermState = () => use(CurrentState);

/** What is set, once it rests: a slider that moves is never held up by tables and sentences. */
export const useSettledTerms = () => use(SettledTerms);

/** Changes the terms; the same function for good. */
export const useChangeTerms = () => use(TermDispatch);

/** The month of the first payment, as long as the page is rendered by a server none: it knows no day. */
export function useFirstPayment({ firstPayment }: Terms): YearMonth | undefined {
  const [standard, setStandard] = useState<YearMonth>();
  useEffect(() => setStandard(nextMonth(new Date())), []);
  return firstPayment ?? standard;
}
