import {
  type MonthlyCost,
  type Question,
  type Reading,
  readExtra,
  readMaximumLoan,
  readMonthlyCost,
  type Terms,
  usesDeal,
  usesExtra,
  workOutMaximumLoan,
  workOutMonthlyCost,
} from '@milepost/domain/calculator';
import { calculator } from '@milepost/domain/content/calculator';
import { calculatorParts, resultWords } from '@milepost/domain/content/calculator-more';
import { fixedMonthlyPayment } from '@milepost/domain/facts/calculator-limits';
import { dollars, formatPercent, wholeDollars } from '@milepost/domain/input/format';
import { monthOfPayment, monthText, type YearMonth } from '@milepost/domain/loan/months';
import { Box } from '@milepost/ui/Box';
import { DescriptionItem, DescriptionList } from '@milepost/ui/DescriptionList';
import { Figure } from '@milepost/ui/Figure';
import { Link } from '@milepost/ui/Link';
import { SplitBar } from '@milepost/ui/SplitBar';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { VisuallyHidden } from '@milepost/ui/VisuallyHidden';
import { memo, useEffect, useMemo, useRef } from 'react';
import { LinkButton } from '../../frame/links.tsx';
import { useLoaded } from '../../hydration/useLoaded.ts';
import { useFirstPayment, useSaid, useSettledTerms, useTerms } from './terms.tsx';

const { results, action } = calculator;

/** What a question comes to, in dollars. */
interface Answer {
  readonly figure: number;
  readonly principal: number;
  readonly interest: number;
  readonly totalOfPayments: number;
  readonly totalPaid: number;
  /** What is known of a monthly cost alone. */
  readonly cost?: MonthlyCost;
}

const workOut: Readonly<Record<Question, (terms: Terms) => Reading<Answer>>> = {
  monthlyCost: (terms) => {
    const reading = readMonthlyCost(terms);
    if (!reading.ok) return reading;
    const cost = workOutMonthlyCost(reading.values);
    const { payment: figure, loan, interest, totalOfPayments, totalPaid } = cost;
    return {
      ok: true,
      values: { figure, principal: loan.principal, interest, totalOfPayments, totalPaid, cost },
    };
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
  readonly question: Question;
}

/** The same element for good: a step of a slider need not render a link of the router. */
const nextStep = (
  <LinkButton variant="primary" size="large" isFullWidth to={action.to}>
    {action.text}
  </LinkButton>
);

/** What comes of the terms, or what to mend before anything does. */
export const Results = memo(({ question }: ResultsProps) => {
  const terms = useTerms((terms) => terms);
  const isSettled = terms === useSettledTerms();
  const said = useSaid();
  const reading = workOut[question](terms);
  const answer = reading.ok ? reading.values : undefined;
  const error = reading.ok ? undefined : reading.message;
  const say = (pick: (answer: Answer) => number) =>
    answer ? formats[question](pick(answer)) : '$—';
  const figure = say((answer) => answer.figure);
  const isMonthlyCost = question === 'monthlyCost';
  const cost = answer?.cost;
  const first = useFirstPayment(terms.firstPayment);
  const payments = cost?.payments ?? 0;
  const lastMonth = useMemo(
    () => first && payments > 0 && monthText(monthOfPayment(first, payments)),
    [first, payments],
  );
  const extra = useExtra(isMonthlyCost, first);
  const announcement = [resultWords.announcement(labels[question], figure), extra?.announcement]
    .filter(Boolean)
    .join(' ');
  return (
    <Box display="flex" flexDirection="column" justifyContent="between" flexGrow={1} gap="xl">
      <Stack gap="l">
        <Box paddingTop="xs">
          <Figure size="large" value={figure} label={labels[question]} />
        </Box>
        {cost && usesDeal(terms) && (
          <Text size="small">
            {resultWords.includesDeal}{' '}
            <Link href={`#${calculatorParts.deal.id}`}>{resultWords.changeDeal}</Link>
          </Text>
        )}
        {error && <Text>{error}</Text>}
        {answer?.principal === 0 && <Text>{nothingToBorrow(terms, cost)}</Text>}
        <SplitBar parts={partsOf(answer)} />
        {cost && cost.loan.principal > 0 && <Text size="small">{payBack(cost)}</Text>}
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
          {cost && cost.payments > 0 && (
            <DescriptionItem term={results.lastPayment}>
              {lastMonth
                ? resultWords.lastPaymentIn(dollars(cost.lastPayment), lastMonth)
                : dollars(cost.lastPayment)}
            </DescriptionItem>
          )}
          {cost && cost.deal.rolledIn > 0 && (
            <DescriptionItem term={resultWords.rolledIn}>
              {dollars(cost.deal.rolledIn)}
            </DescriptionItem>
          )}
          {extra && <DescriptionItem term={resultWords.withExtra}>{extra.text}</DescriptionItem>}
        </DescriptionList>
        {!isMonthlyCost && (
          <Text weight="medium" isTabular>
            {atFixedPayment(terms)}
          </Text>
        )}
      </Stack>
      {nextStep}
      <Announcement sentence={isSettled ? (said ?? error ?? announcement) : undefined} />
    </Box>
  );
});

const loadExtraSummary = async () => (await import('./more/extraSummary.ts')).extraSummary;

/** What extra payments change; the code for it is loaded once one is set. */
function useExtra(isMonthlyCost: boolean, first: YearMonth | undefined) {
  const terms = useSettledTerms();
  const { value: extraSummary } = useLoaded(loadExtraSummary, usesExtra(terms));
  return useMemo(() => {
    if (!(extraSummary && isMonthlyCost && first)) return undefined;
    const reading = readMonthlyCost(terms);
    const cost = reading.ok ? workOutMonthlyCost(reading.values) : undefined;
    if (!cost?.payments) return undefined;
    const extras = readExtra(terms, first);
    return extras && extraSummary(cost.loan, extras, first);
  }, [extraSummary, isMonthlyCost, terms, first]);
}

function nothingToBorrow(terms: Terms, cost: MonthlyCost | undefined): string {
  if (!cost || !usesDeal(terms)) return resultWords.downPaymentCovers;
  const { leftOver } = cost.deal;
  return leftOver > 0 ? resultWords.coveredWithRest(dollars(leftOver)) : resultWords.covered;
}

/** What the bar shows, in a sentence. */
function payBack({ loan, totalOfPayments, interest }: MonthlyCost): string {
  const total = dollars(totalOfPayments);
  return loan.apr === 0
    ? resultWords.payBackFree(total)
    : resultWords.payBack(total, dollars(loan.principal), dollars(interest));
}

/** Both shares of what is paid back, or the principal alone where there is no interest. */
function partsOf(answer: Answer | undefined) {
  const principal = share(resultWords.principal, answer?.principal, answer);
  if (answer?.interest === 0 && answer.principal > 0) return [principal] as const;
  return [principal, share(resultWords.interest, answer?.interest, answer)] as const;
}

function share(label: string, value = 0, answer: Answer | undefined) {
  const whole = answer ? answer.principal + answer.interest : 0;
  return { label, value, valueText: whole > 0 ? formatPercent((100 * value) / whole, 0) : '—' };
}

/** The line that always stands: the loan that one fixed payment carries, whatever was chosen. */
function atFixedPayment(terms: Terms): string {
  const reading = workOut.maximumLoan({ ...terms, monthlyPayment: fixedMonthlyPayment });
  const loan = reading.ok ? wholeDollars(reading.values.figure) : '—';
  return resultWords.atPayment(wholeDollars(fixedMonthlyPayment), loan);
}

/** Tells assistive technology what the result has become, once it has settled for a while. */
function Announcement({ sentence }: { readonly sentence: string | undefined }) {
  const region = useRef<HTMLSpanElement>(null);
  const told = useRef(sentence);
  useEffect(() => {
    if (sentence === undefined || sentence === told.current) return;
    const timer = setTimeout(() => {
      told.current = sentence;
      if (region.current) region.current.textContent = sentence;
    }, 400);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <VisuallyHidden>
      <span ref={region} role="status" />
    </VisuallyHidden>
  );
}
