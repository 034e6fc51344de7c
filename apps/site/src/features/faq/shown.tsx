import type { Faq } from '@milepost/domain/content/faq';
import { createContext, type Dispatch, type ReactNode, type SetStateAction, useMemo } from 'react';
import { useKept } from '../../frame/kept.tsx';

/** Which questions the page shows, and how. */
export interface Shown {
  readonly query: string;
  /** What the query finds, best first; none for no query, empty where nothing is found. */
  readonly found?: readonly Faq[] | undefined;
  /** A question with the words that were found in it. */
  readonly mark?: ((question: string) => ReactNode) | undefined;
  /** Every answer open, in place of the accordion. */
  readonly isAll: boolean;
}

/** All questions, closed, as they are served. */
export const everything: Shown = { query: '', isAll: false };

/** What the finder shows among the questions. It changes as the finder is used, never before. */
export const ShownQuestions = createContext<
  readonly [shown: Shown, setShown: Dispatch<SetStateAction<Shown>>]
>([everything, () => {}]);

/** Around the finder and the questions, which are all that a search renders anew. */
export function KeepShown({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useKept('faq shown', () => everything);
  const questions = useMemo(() => [shown, setShown] as const, [shown, setShown]);
  return <ShownQuestions value={questions}>{children}</ShownQuestions>;
}
