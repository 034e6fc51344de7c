import type { Question } from '@milepost/domain/calculator';
import { answer, type ResultId, results } from '@milepost/domain/calculator/results';
import { resultWords } from '@milepost/domain/content/calculator-more';
import { Box } from '@milepost/ui/Box';
import * as styles from './Answer.css.ts';
import { useTerms } from './terms.tsx';

export interface ResultProps {
  readonly id: ResultId;
  readonly text: string;
}

/** One result. Before hydration, `early.ts` may have changed its prerendered text. */
export const Result = ({ id, text }: ResultProps) => (
  <span data-result={id} data-empty={text === '' || undefined} suppressHydrationWarning>
    {text}
  </span>
);

/** Answers a question from the current terms. Returns the function that shows one of its results. */
export function useResults(question: Question) {
  const answered = answer(
    question,
    useTerms((terms) => terms),
  );
  return (id: ResultId) => <Result id={id} text={results[id](answered)} />;
}

export interface AnswerStripProps {
  readonly question: Question;
}

/** The result in one line, which stays in view on a phone while its sliders are used. The results repeat it. */
export function AnswerStrip({ question }: AnswerStripProps) {
  const result = useResults(question);
  return (
    <div aria-hidden="true" className={styles.strip}>
      <Box background="panel" paddingInline="l" paddingBlock="s">
        <div className={styles.line}>
          <span>{result('label')}</span>
          <strong className={styles.figure}>{result('figure')}</strong>
          <span className={styles.shares}>
            {result('interestShare')} <span>{resultWords.interestOf}</span>
          </span>
        </div>
      </Box>
    </div>
  );
}
