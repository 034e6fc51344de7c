import type { FormId } from '@milepost/domain/forms';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';

/** The keys of remembered values: a form's id for its answers, and these. */
export type RememberedKey =
  | FormId
  | 'account tab'
  | 'calculator addresses'
  | 'calculator parts'
  | 'calculator question'
  | 'calculator schedule'
  | 'calculator terms'
  | 'debit cost'
  | 'faq open'
  | 'faq shown'
  | 'fee finder method'
  | 'fee finder state'
  | 'home open'
  | 'payment method'
  | 'sign-in audience';

const Remembered = createContext<Map<RememberedKey, unknown> | undefined>(undefined);

/** Wraps all pages and stores the values of `useRemembered`. */
export function RememberForVisit({ children }: { readonly children: ReactNode }) {
  const [remembered] = useState(() => new Map<RememberedKey, unknown>());
  return <Remembered value={remembered}>{children}</Remembered>;
}

/**
 * `useState` whose value survives client-side navigation, as the browser's own Back would restore
 * it. The value is in memory only: nothing is stored, and loading a document forgets it.
 */
export function useRemembered<Value>(key: RememberedKey, initial: () => Value) {
  const remembered = use(Remembered);
  const [value, setValue] = useState(() =>
    remembered?.has(key) ? (remembered.get(key) as Value) : initial(),
  );
  useEffect(() => {
    remembered?.set(key, value);
  }, [remembered, key, value]);
  return [value, setValue] as const;
}

/**
 * Returns a function that tells whether the visitor left a form half filled in. Loading a document
 * would lose those answers.
 */
export function useHasAnswers(): () => boolean {
  const remembered = use(Remembered);
  return () =>
    [...(remembered?.values() ?? [])].some((value) => {
      // Only a form's session has answers.
      const { answers = new Map() } = Object(value) as { answers?: ReadonlyMap<string, string> };
      return [...answers.values()].some(Boolean);
    });
}
