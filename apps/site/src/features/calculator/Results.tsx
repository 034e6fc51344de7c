import { type Question, usesDeal, usesDetails } from '@milepost/domain/calculator';
import {
  announcementOf,
  answer,
  type ResultId,
  results,
} from '@milepost/domain/calculator/results';
import { calculator } from '@milepost/domain/content/calculator';
import { calculatorParts, resultWords } from '@milepost/domain/content/calculator-more';
import { monthOfPayment, monthText } from '@milepost/domain/loan/months';
import { Box } from '@milepost/ui/Box';
import { Figure } from '@milepost/ui/Figure';
import { Link } from '@milepost/ui/Link';
import { SplitBar } from '@milepost/ui/SplitBar';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { memo, useState } from 'react';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { LinkButton } from '../../navigation/links.tsx';
import { Rows } from '../text/Rows.tsx';
import { Announcement } from './Announcement.tsx';
import { Result } from './Answer.tsx';
import * as styles from './Calculator.css.ts';
import type { DetailsAnnouncement } from './Details.tsx';
import { useAnnouncement, useFirstPayment, useSettledTerms, useTerms } from './terms.tsx';

const { action } = calculator;

const Details = lazyPart(async () => (await import('./Details.tsx')).Details);

/** The results with a label beside them, in their order. */
const rows = {
  amountFinanced: calculator.results.amountFinanced,
  totalInterest: calculator.results.totalInterest,
  totalOfPayments: calculator.results.totalOfPayments,
  totalCost: calculator.results.totalCost,
  lastPayment: calculator.results.lastPayment,
  rolledIn: resultWords.rolledIn,
} as const satisfies Partial<Record<ResultId, string>>;
const rowIds = Object.keys(rows) as (keyof typeof rows)[];

/** How long the announcement waits for the details' part, in milliseconds. */
const maxWait = 4_000;

export interface ResultsProps {
  readonly question: Question;
}

/** One constant element: moving a slider does not render the router's link again. */
const nextStep = (
  <LinkButton variant="primary" size="large" isFullWidth to={action.to}>
    {action.text}
  </LinkButton>
);

/** The result of the terms, or what to correct first. */
export const Results = memo(({ question }: ResultsProps) => {
  const terms = useTerms((terms) => terms);
  const isSettled = terms === useSettledTerms();
  const announcement = useAnnouncement();
  const first = useFirstPayment(terms.firstPayment);
  const monthOf =
    first === undefined
      ? undefined
      : (payment: number) => monthText(monthOfPayment(first, payment));
  const answered = answer(question, terms, { monthOf });
  const hasDetails = answered.cost !== undefined && usesDetails(terms);
  const [details, setDetails] = useState<DetailsAnnouncement>();
  const isWaiting = hasDetails && details?.terms !== terms;
  const sentences = [announcementOf(answered), hasDetails && !isWaiting && details?.sentence];
  const { principal = 0, interest = 0 } = answered;
  const result = (id: ResultId) => <Result id={id} text={results[id](answered)} />;
  return (
    <Box display="flex" flexDirection="column" justifyContent="between" flexGrow={1} gap="xl">
      <div className={styles.results}>
        <Stack gap="l">
          <Box paddingTop="xs">
            <Figure size="large" value={result('figure')} label={result('label')} />
          </Box>
          {answered.cost && usesDeal(terms) && (
            <Text size="small">
              <span>{resultWords.includesDeal}</span>{' '}
              <Link href={`#${calculatorParts.deal.id}`}>{resultWords.changeDeal}</Link>
            </Text>
          )}
          <Text>{result('message')}</Text>
          <Text>{result('nothingToBorrow')}</Text>
          <SplitBar
            parts={[
              {
                label: resultWords.principal,
                value: principal,
                valueText: result('principalShare'),
              },
              { label: resultWords.interest, value: interest, valueText: result('interestShare') },
            ]}
          />
          <Text size="small">{result('payBack')}</Text>
          <Rows rows={rowIds.map((id) => [rows[id], result(id)])} />
          {hasDetails && <Details onShown={setDetails} />}
          <Text weight="medium" isTabular>
            {result('atPayment')}
          </Text>
        </Stack>
      </div>
      {nextStep}
      <Announcement
        sentence={isSettled ? (announcement ?? sentences.filter(Boolean).join(' ')) : undefined}
        delay={isWaiting ? maxWait : undefined}
      />
    </Box>
  );
});
