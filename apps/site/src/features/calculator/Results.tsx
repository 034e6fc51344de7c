import { usesDeal, usesDetails } from '@milepost/domain/calculator';
import { type Answer, announcementOf, type ResultId } from '@milepost/domain/calculator/results';
import { calculator } from '@milepost/domain/content/calculator';
import { calculatorParts, resultWords } from '@milepost/domain/content/calculator-more';
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
import { Result, useAnswer } from './Answer.tsx';
import * as styles from './Calculator.css.ts';
import type { DetailsAnnouncement, DetailsProps } from './Details.tsx';
import { useAnnouncement, useSettledTerms } from './terms.tsx';

const { action } = calculator;

const Details = lazyPart(async () => (await import('./Details.tsx')).Details);

/** The results with a label beside them, in their order. */
const labels = {
  amountFinanced: calculator.results.amountFinanced,
  totalInterest: calculator.results.totalInterest,
  totalOfPayments: calculator.results.totalOfPayments,
  totalCost: calculator.results.totalCost,
  lastPayment: calculator.results.lastPayment,
  rolledIn: resultWords.rolledIn,
} as const satisfies Partial<Record<ResultId, string>>;
const rows = (Object.keys(labels) as (keyof typeof labels)[]).map(
  (id) => [labels[id], <Result key={id} id={id} />] as const,
);

/** How long the announcement waits for the details' part, in milliseconds. */
const maxWait = 4_000;

/** One constant element: moving a slider does not render the router's link again. */
const nextStep = (
  <LinkButton variant="primary" size="large" isFullWidth to={action.to}>
    {action.text}
  </LinkButton>
);

/** The result of the terms, or what to correct first. */
export const Results = memo(() => {
  const [details, setDetails] = useState<DetailsAnnouncement>();
  return (
    <Box display="flex" flexDirection="column" justifyContent="between" flexGrow={1} gap="xl">
      <div className={styles.results}>
        <Stack gap="l">
          <Box paddingTop="xs">
            <Figure size="large" value={<Result id="figure" />} label={<Result id="label" />} />
          </Box>
          <DealNote />
          <Text>
            <Result id="message" />
          </Text>
          <Text>
            <Result id="nothingToBorrow" />
          </Text>
          <Shares />
          <Text size="small">
            <Result id="payBack" />
          </Text>
          <Rows rows={rows} />
          <DetailsIfUsed onShown={setDetails} />
          <Text weight="medium" isTabular>
            <Result id="atPayment" />
          </Text>
        </Stack>
      </div>
      {nextStep}
      <ResultAnnouncement details={details} />
    </Box>
  );
});

/** States that the answer includes a trade-in, taxes or fees. */
function DealNote() {
  const { cost, terms } = useAnswer();
  return (
    cost &&
    usesDeal(terms) && (
      <Text size="small">
        <span>{resultWords.includesDeal}</span>{' '}
        <Link href={`#${calculatorParts.deal.id}`}>{resultWords.changeDeal}</Link>
      </Text>
    )
  );
}

/** The principal and the interest as shares of all payments. */
function Shares() {
  const { principal = 0, interest = 0 } = useAnswer();
  return (
    <SplitBar
      parts={[
        {
          label: resultWords.principal,
          value: principal,
          valueText: <Result id="principalShare" />,
        },
        {
          label: resultWords.interest,
          value: interest,
          valueText: <Result id="interestShare" />,
        },
      ]}
    />
  );
}

const hasDetails = ({ cost, terms }: Answer) => cost !== undefined && usesDetails(terms);

function DetailsIfUsed(props: DetailsProps) {
  return hasDetails(useAnswer()) && <Details {...props} />;
}

interface ResultAnnouncementProps {
  readonly details: DetailsAnnouncement | undefined;
}

/** Announces the answer once the terms have settled, and its details once they are shown. */
function ResultAnnouncement({ details }: ResultAnnouncementProps) {
  const answered = useAnswer();
  const { terms } = answered;
  const isSettled = terms === useSettledTerms();
  const announcement = useAnnouncement();
  const isDetailed = hasDetails(answered);
  const isWaiting = isDetailed && details?.terms !== terms;
  const sentenceOf = () =>
    [announcementOf(answered), isDetailed && !isWaiting && details?.sentence]
      .filter(Boolean)
      .join(' ');
  return (
    <Announcement
      sentence={isSettled ? (announcement ?? sentenceOf()) : undefined}
      delay={isWaiting ? maxWait : undefined}
    />
  );
}
