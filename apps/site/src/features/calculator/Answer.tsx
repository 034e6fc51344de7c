import type { Question } from '@milepost/domain/calculator';
import { type Answer, answer, type ResultId, results } from '@milepost/domain/calculator/results';
import { resultWords } from '@milepost/domain/content/calculator-more';
import { monthOfPayment, monthText, type YearMonth } from '@milepost/domain/loan/months';
import { Box } from '@milepost/ui/Box';
import { createContext, type ReactNode, use, useMemo } from 'react';
import * as styles from './Answer.css.ts';
import { useFirstPayment, useTerms } from './terms.tsx';

const CurrentAnswer = createContext<Answer | undefined>(undefined);

/** The answer that the nearest `Answered` provides. */
export function useAnswer(): Answer {
  const answered = use(CurrentAnswer);
  if (!answered) throw new Error('A result is outside of Answered.');
  return answered;
}

export interface AnsweredProps {
  readonly question: Question;
  readonly children: ReactNode;
}

/**
 * Answers a question from the current terms. Moving a slider renders only the results among its
 * children, not the elements around them.
 */
export function Answered({ question, children }: AnsweredProps) {
  const terms = useTerms((terms) => terms);
  const first = useFirstPayment(terms.firstPayment);
  const monthOf = useMemo(() => (first ? monthsFrom(first) : undefined), [first]);
  const answered = useMemo(() => answer(question, terms, { monthOf }), [question, terms, monthOf]);
  return <CurrentAnswer value={answered}>{children}</CurrentAnswer>;
}

/**
 * Formats the months of payments once: formatting a date is slow, and few steps of a slider change
 * the month.
 */
function monthsFrom(first: YearMonth) {
  const texts = new Map<number, string>();
  return (payment: number) => {
    const text = texts.get(payment) ?? monthText(monthOfPayment(first, payment));
    texts.set(payment, text);
    return text;
  };
}

export interface ResultProps {
  readonly id: ResultId;
}

/** One result. Before hydration, `early.ts` may have changed its prerendered text. */
export function Result({ id }: ResultProps) {
  const text = results[id](useAnswer());
  return (
    <span data-result={id} data-empty={text === '' || undefined} suppressHydrationWarning>
      {text}
    </span>
  );
}

/** The result in one line, which stays in view on a phone while its sliders are used. The results repeat it. */
export function AnswerStrip() {
  return (
    <div aria-hidden="true" className={styles.strip}>
      <Box background="panel" paddingInline="l" paddingBlock="s">
        <div className={styles.line}>
          <span>
            <Result id="label" />
          </span>
          <strong className={styles.figure}>
            <Result id="figure" />
          </strong>
          <span className={styles.shares}>
            <Result id="interestShare" /> <span>{resultWords.interestOf}</span>
          </span>
        </div>
      </Box>
    </div>
  );
}
