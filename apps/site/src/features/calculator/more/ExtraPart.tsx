import { type Terms, usesExtra, workOut } from '@milepost/domain/calculator';
import { describeDeferral } from '@milepost/domain/calculator/details';
import { extraFigures } from '@milepost/domain/calculator/extra-lines';
import { extraWords, firstPaymentMonthsAhead } from '@milepost/domain/content/calculator-extra';
import { partFields, partStates } from '@milepost/domain/content/calculator-more';
import { likeEveryTwoWeeks, scheduleWithExtras } from '@milepost/domain/loan/extra';
import {
  addMonths,
  localMonth,
  monthOfPayment,
  monthsBetween,
  monthText,
  nextMonth,
  type YearMonth,
} from '@milepost/domain/loan/months';
import { Button } from '@milepost/ui/Button';
import { Card } from '@milepost/ui/Card';
import { FieldRow } from '@milepost/ui/FieldRow';
import { Fieldset } from '@milepost/ui/Fieldset';
import { Figure } from '@milepost/ui/Figure';
import { Inline } from '@milepost/ui/Inline';
import { Select } from '@milepost/ui/Select';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { memo, useCallback, useMemo, useState } from 'react';
import {
  useChangeTerms,
  useFirstPayment,
  useReadTerms,
  useSettledTerms,
  useTerms,
} from '../terms.tsx';
import { Beside } from './Beside.tsx';
import { RoadChart } from './RoadChart.tsx';
import { TermField } from './TermField.tsx';

const MemoSelect = memo(Select);
const months = extraWords.monthNames.map((label, index) => ({ value: `${index + 1}`, label }));

/** "Extra payments": its fields, and the savings. */
export function ExtraPart() {
  const first = useFirstPayment(useTerms(({ firstPayment }) => firstPayment));
  return (
    <Beside
      answer={first && <Savings first={first} />}
      more={
        <>
          <FieldRow>
            <TermField quantity="extraYearly" />
            <YearlyMonth />
            <TermField quantity="extraOnce" />
            {first && <OncePayment first={first} />}
          </FieldRow>
          {first && <FirstPayment first={first} />}
          {first && <Deferral first={first} />}
        </>
      }
    >
      <Text>{extraWords.lead}</Text>
      <FieldRow>
        <TermField quantity="extraMonthly" />
      </FieldRow>
      <EveryTwoWeeks />
    </Beside>
  );
}

/** Sets the extra payment that is worth half a payment every two weeks. */
function EveryTwoWeeks() {
  const readTerms = useReadTerms();
  const dispatch = useChangeTerms();
  const [explained, setExplained] = useState<number>();
  const isExplained = useTerms(({ extraMonthly }) => extraMonthly === explained);
  const { button, explanation } = extraWords.everyTwoWeeks;
  return (
    <Stack gap="s" align="start">
      <Button
        variant="outline"
        onPress={() => {
          const worked = workOut(readTerms());
          if (!worked.ok) return;
          const extraMonthly = likeEveryTwoWeeks(worked.values.cost.payment);
          dispatch({ changes: { extraMonthly } });
          setExplained(extraMonthly);
        }}
      >
        {button}
      </Button>
      {isExplained && (
        <Text size="small" tone="soft">
          {explanation}
        </Text>
      )}
    </Stack>
  );
}

function YearlyMonth() {
  const yearlyMonth = useTerms((terms) => terms.yearlyMonth);
  const dispatch = useChangeTerms();
  const onChange = useCallback(
    (month: string) => dispatch({ changes: { yearlyMonth: Number(month) } }),
    [dispatch],
  );
  return (
    <MemoSelect
      label={partFields.yearlyMonth}
      options={months}
      emptyLabel={null}
      value={`${yearlyMonth}`}
      onChange={onChange}
    />
  );
}

interface FirstProps {
  /** The month of the first payment. */
  readonly first: YearMonth;
}

function OncePayment({ first }: FirstProps) {
  const terms = useSettledTerms();
  const dispatch = useChangeTerms();
  const worked = workOut(terms);
  const count = Math.max(worked.ok ? worked.values.offer.months : 0, terms.oncePayment);
  const options = useMemo(
    () =>
      Array.from({ length: count }, (_, index) => {
        const payment = index + 1;
        const label = extraWords.onceOption(
          monthText(monthOfPayment(first, payment), 'short'),
          payment,
        );
        return { value: `${payment}`, label };
      }),
    [count, first],
  );
  const onChange = useCallback(
    (payment: string) => dispatch({ changes: { oncePayment: Number(payment) } }),
    [dispatch],
  );
  return (
    <MemoSelect
      label={partFields.oncePayment}
      options={options}
      emptyLabel={null}
      value={`${useTerms(({ oncePayment }) => oncePayment)}`}
      onChange={onChange}
    />
  );
}

/**
 * The month of the first payment: a month within two years from now, or the one that a link has
 * set.
 */
function FirstPayment({ first }: FirstProps) {
  const dispatch = useChangeTerms();
  const [earliest] = useState(() => localMonth(new Date()));
  const latest = addMonths(earliest, firstPaymentMonthsAhead);
  const [year = '', month = ''] = first.split('-');
  const isOffered = (choice: YearMonth) =>
    choice === first || (choice >= earliest && choice <= latest);

  const years = new Set([year]);
  for (let at = Number(earliest.slice(0, 4)); at <= Number(latest.slice(0, 4)); at++)
    years.add(`${at}`);
  const set = (choice: YearMonth) => {
    const firstPayment = choice < earliest ? earliest : choice > latest ? latest : choice;
    dispatch({ changes: { firstPayment } });
  };
  const { firstPayment } = extraWords;
  return (
    <Fieldset label={partFields.firstPayment} description={firstPayment.hint}>
      <FieldRow>
        <Select
          label={firstPayment.month}
          options={months.map(({ value, label }) => {
            const choice = value.padStart(2, '0');
            return { value: choice, label, isDisabled: !isOffered(`${year}-${choice}`) };
          })}
          emptyLabel={null}
          value={month}
          onChange={(choice) => set(`${year}-${choice}`)}
        />
        <Select
          label={firstPayment.year}
          options={[...years].sort().map((value) => ({ value, label: value }))}
          emptyLabel={null}
          value={year}
          onChange={(choice) => set(`${choice}-${month}`)}
        />
      </FieldRow>
    </Fieldset>
  );
}

/** The interest that a late first payment costs. */
function Deferral({ first }: FirstProps) {
  const [next] = useState(() => nextMonth(new Date()));
  const worked = workOut(useSettledTerms());
  const sentence =
    worked.ok && describeDeferral(worked.values.cost.loan, monthsBetween(next, first));
  return (
    <div aria-live="polite" aria-atomic="true">
      {sentence && <Text>{sentence}</Text>}
    </div>
  );
}

/** The savings of the extra payments. The result's announcement includes them. */
function Savings({ first }: FirstProps) {
  const terms = useSettledTerms();
  const worked = workOut(terms, first);
  const { figures, lines } = savingsOf(terms, worked, first);
  return (
    <Card background="panel">
      <Stack gap="l">
        {figures.length > 0 && (
          <Inline gap="xl">
            {figures.map(({ label, value }) => (
              <Figure key={label} value={value} label={label} />
            ))}
          </Inline>
        )}
        {lines.map((line) => (
          <Text key={line} isTabular>
            {line}
          </Text>
        ))}
        {worked.ok && <RoadChart hasExtras />}
      </Stack>
    </Card>
  );
}

function savingsOf(terms: Terms, worked: ReturnType<typeof workOut>, first: YearMonth) {
  const only = (line: string) => ({ figures: [], lines: [line] });
  if (!worked.ok) return only(partStates.noResult);
  if (!usesExtra(terms)) return only(extraWords.none);
  const { cost, extras } = worked.values;
  if (!extras) return only(partStates.noResult);
  return extraFigures(scheduleWithExtras(cost.loan, extras), first);
}
