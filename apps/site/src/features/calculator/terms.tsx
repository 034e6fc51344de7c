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
  use,
  useDeferredValue,
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
const CurrentTerms = createContext<Terms>(defaultTerms);
const SettledState = createContext<State>(untouched);
const TermDispatch = createContext<Dispatch<TermAction>>(() => {});

/** Props of KeepTerms. */
export interface KeepTermsProps {
  /** @default what the calculator opens with */
  readonly initialTerms?: Terms;
  readonly children: ReactNode;
}

/** Keeps the terms. What stands in it renders only where it reads them. */
export function KeepTerms({ initialTerms = defaultTerms, children }: KeepTermsProps) {
  const [state, dispatch] = useReducer(reduce, { ...untouched, terms: initialTerms });
  return (
    <TermDispatch value={dispatch}>
      <CurrentTerms value={state.terms}>
        <SettledState value={useDeferredValue(state)}>{children}</SettledState>
      </CurrentTerms>
    </TermDispatch>
  );
}

/** What is set, for the fields. */
export const useTerms = () => use(CurrentTerms);

/** What is set, a breath later: a slider is never held up by what follows from it. */
export const useSettledState = () => use(SettledState);

/** The same without what was said. */
export const useSettledTerms = () => use(SettledState).terms;

/** Changes the terms; the same function for good. */
export const useChangeTerms = () => use(TermDispatch);

/** The month of the first payment, as long as the page is rendered by a server none: it knows no day. */
export function useFirstPayment({ firstPayment }: Terms): YearMonth | undefined {
  const [standard, setStandard] = useState<YearMonth>();
  useEffect(() => setStandard(nextMonth(new Date())), []);
  return firstPayment ?? standard;
}
