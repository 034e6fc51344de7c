import type { Question } from '@milepost/domain/calculator';
import {
  type Answer,
  type AnswerDetails,
  answer,
  type ResultId,
  results,
} from '@milepost/domain/calculator/results';
import { resultWords } from '@milepost/domain/content/calculator-more';
import { Box } from '@milepost/ui/Box';
import { createContext, type ReactNode, use, useMemo } from 'react';
import * as styles from './Answer.css.ts';
import { useTerms } from './terms.tsx';

const CurrentAnswer = createContext<Answer | undefined>(undefined);

/** The answer that the nearest `Answered` provides. */
export function useAnswer(): Answer {
  const answered = use(CurrentAnswer);
  if (!answered) throw new Error('A result is outside of Answered.');
  return answered;
}

export interface AnsweredProps extends AnswerDetails {
  readonly question: Question;
  readonly children: ReactNode;
}

/**
 * Answers a question from the current terms. Moving a slider renders only the results among its
 * children, not the elements around them.
 */
export function Answered({ question, monthOf, children }: AnsweredProps) {
  const terms = useTerms((terms) => terms);
  const answered = useMemo(() => answer(question, terms, { monthOf }), [question, terms, monthOf]);
  return <CurrentAnswer value={answered}>{children}</CurrentAnswer>;
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

export interface AnswerStripProps {
  readonly question: Question;
}

/** The result in one line, which stays in view on a phone while its sliders are used. The results repeat it. */
export function AnswerStrip({ question }: AnswerStripProps) {
  return (
    <Answered question={question}>
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
    </Answered>
  );
}
