import type { Faq } from '@milepost/domain/content/faq';
import { createContext, type Dispatch, type ReactNode, type SetStateAction, useMemo } from 'react';
import { useRemembered } from '../../navigation/remembered.tsx';

/** Which questions the page shows, and how. */
export interface Shown {
  readonly query: string;
  /**
   * The questions that match the query, best first. Undefined without a query, empty if none
   * matches.
   */
  readonly found?: readonly Faq[] | undefined;
  /** Renders a question with the matching words marked. */
  readonly mark?: ((question: string) => ReactNode) | undefined;
  /** Whether every answer is open, instead of the accordion. */
  readonly isAll: boolean;
}

/** All questions in the accordion, as prerendered. */
export const everything: Shown = { query: '', isAll: false };

/**
 * The finder's choice of questions. It doesn't change before the finder is used: React removes the
 * prerendered finder when a context around it changes.
 */
export const ShownQuestions = createContext<
  readonly [shown: Shown, setShown: Dispatch<SetStateAction<Shown>>]
>([everything, () => {}]);

/**
 * Shares the choice between the finder and the questions, so that a search renders only these two.
 */
export function RememberShown({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useRemembered('faq shown', () => everything);
  const questions = useMemo(() => [shown, setShown] as const, [shown, setShown]);
  return <ShownQuestions value={questions}>{children}</ShownQuestions>;
}
