import {
  type Question,
  type Reading,
  readMaximumLoan,
  readMonthlyCost,
  type Terms,
  workOutMaximumLoan,
  workOutMonthlyCost,
} from '@milepost/domain/calculator';
import { calculator, fixedMonthlyPayment } from '@milepost/domain/content/calculator';
import { resultWords } from '@milepost/domain/content/calculator-more';
import { dollars, wholeDollars } from '@milepost/domain/input/format';
import { Box } from '@milepost/ui/Box';
import { DescriptionItem, DescriptionList } from '@milepost/ui/DescriptionList';
import { Figure } from '@milepost/ui/Figure';
import { SplitBar } from '@milepost/ui/SplitBar';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { VisuallyHidden } from '@milepost/ui/VisuallyHidden';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../frame/links.tsx';

const { results, action } = calculator;

/** What a question comes to, in dollars. */
interface Answer {
  readonly figure: number;
  readonly principal: number;
  readonly interest: number;
  readonly totalOfPayments: number;
  readonly totalPaid: number;
}

const workOut: Readonly<Record<Question, (terms: Terms) => Reading<Answer>>> = {
  monthlyCost: (terms) => {
    const reading = readMonthlyCost(terms);
    if (!reading.ok) return reading;
    const { payment, loan, ...cost } = workOutMonthlyCost(reading.values);
    return { ok: true, values: { ...cost, figure: payment, principal: loan.principal } };
  },
  maximumLoan: (terms) => {
    const reading = readMaximumLoan(terms);
    if (!reading.ok) return reading;
    const loan = workOutMaximumLoan(reading.values);
    return {
      ok: true,
      values: { ...loan, figure: loan.principal, totalPaid: loan.totalOfPayments },
    };
  },
};

const labels = { monthlyCost: results.monthlyPayment, maximumLoan: results.maximumLoan };

/** Cents for a payment, whole dollars for a loan that is an estimate of its size. */
const formats = { monthlyCost: dollars, maximumLoan: wholeDollars };

/** Props of Results. */
export interface ResultsProps {
  readonly terms: Terms;
  readonly question: Question;
}

/** What comes of the terms, or what to mend before anything does. */
export function Results({ terms, question }: ResultsProps) {
  const reading = workOut[question](terms);
  const answer = reading.ok ? reading.values : undefined;
  const error = reading.ok ? undefined : reading.message;
  const say = (pick: (answer: Answer) => number) =>
    answer ? formats[question](pick(answer)) : '$—';
  const figure = say((answer) => answer.figure);
  const isMonthlyCost = question === 'monthlyCost';
  return (
    <Box display="flex" flexDirection="column" justifyContent="between" flexGrow={1} gap="xl">
      <Stack gap="l">
        <Box paddingTop="xs">
          <Figure size="large" value={figure} label={labels[question]} />
        </Box>
        {error && <Text>{error}</Text>}
        {answer?.principal === 0 && <Text>{resultWords.downPaymentCovers}</Text>}
        <SplitBar
          parts={[
            share('Principal', answer?.principal, answer),
            share('Interest', answer?.interest, answer),
          ]}
        />
        <DescriptionList>
          {isMonthlyCost && (
            <DescriptionItem term={results.amountFinanced}>
              {say(({ principal }) => principal)}
            </DescriptionItem>
          )}
          <DescriptionItem term={results.totalInterest}>
            {say(({ interest }) => interest)}
          </DescriptionItem>
          <DescriptionItem term={results.totalOfPayments}>
            {say(({ totalOfPayments }) => totalOfPayments)}
          </DescriptionItem>
          {isMonthlyCost && (
            <DescriptionItem term={results.totalCost}>
              {say(({ totalPaid }) => totalPaid)}
            </DescriptionItem>
          )}
        </DescriptionList>
        {!isMonthlyCost && (
          <Text weight="medium" isTabular>
            {atFixedPayment(terms)}
          </Text>
        )}
      </Stack>
      <LinkButton variant="primary" size="large" isFullWidth to={action.to}>
        {action.text}
      </LinkButton>
      <Announcement sentence={error ?? resultWords.announcement(labels[question], figure)} />
    </Box>
  );
}

let percent: Intl.NumberFormat | undefined;

const formatPercent = (part: number) => {
  percent ??= new Intl.NumberFormat('en-US', { style: 'percent' });
  return percent.format(part);
};

function share(label: string, value = 0, answer: Answer | undefined) {
  const whole = answer ? answer.principal + answer.interest : 0;
  return { label, value, valueText: whole > 0 ? formatPercent(value / whole) : '—' };
}

/** The line that always stands: the loan that one fixed payment carries, whatever was chosen. */
function atFixedPayment(terms: Terms): string {
  const reading = workOut.maximumLoan({ ...terms, monthlyPayment: fixedMonthlyPayment });
  const loan = reading.ok ? wholeDollars(reading.values.figure) : '—';
  return `At ${wholeDollars(fixedMonthlyPayment)} a month: ${loan}`;
}

/** Tells assistive technology what the result has become, once it has settled. */
function Announcement({ sentence }: { readonly sentence: string }) {
  const region = useRef<HTMLSpanElement>(null);
  const told = useRef(sentence);
  useEffect(() => {
    if (sentence === told.current) return;
    const timer = setTimeout(() => {
      told.current = sentence;
      if (region.current) region.current.textContent = sentence;
    }, 700);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <VisuallyHidden>
      <span ref={region} role="status" />
    </VisuallyHidden>
  );
}
