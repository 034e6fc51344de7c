import {
  readExtra,
  readMonthlyCost,
  type Terms,
  usesExtra,
  workOutMonthlyCost,
} from '@milepost/domain/calculator';
import { extraLines } from '@milepost/domain/calculator/extra-lines';
import { extraWords, firstPaymentMonthsAhead } from '@milepost/domain/content/calculator-extra';
import { partFields, partStates } from '@milepost/domain/content/calculator-more';
import { likeEveryTwoWeeks, scheduleWithExtras } from '@milepost/domain/loan/extra';
import {
  addMonths,
  localMonth,
  monthOfPayment,
  monthText,
  type YearMonth,
} from '@milepost/domain/loan/months';
import { Fieldset } from '@milepost/ui/Fieldset';
import { Grid } from '@milepost/ui/Grid';
import { NativeButton } from '@milepost/ui/NativeButton';
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
import { TermField } from './TermField.tsx';

const MemoSelect = memo(Select);
const months = extraWords.monthNames.map((label, index) => ({ value: `${index + 1}`, label }));

/** "Extra payments": its fields, and what they save. */
export function ExtraPart() {
  const first = useFirstPayment(useTerms(({ firstPayment }) => firstPayment));
  return (
    <Stack gap="l">
      <Text>{extraWords.lead}</Text>
      <Grid>
        <TermField quantity="extraMonthly" />
      </Grid>
      <EveryTwoWeeks />
      <Grid>
        <TermField quantity="extraYearly" />
        <YearlyMonth />
        <TermField quantity="extraOnce" />
        {first && <OncePayment first={first} />}
      </Grid>
      {first && <FirstPayment first={first} />}
      {first && <Savings first={first} />}
    </Stack>
  );
}

/** Sets the extra payment that is like half a payment every two weeks. */
function EveryTwoWeeks() {
  const readTerms = useReadTerms();
  const dispatch = useChangeTerms();
  const [explained, setExplained] = useState<number>();
  const isExplained = useTerms(({ extraMonthly }) => extraMonthly === explained);
  const { button, explanation } = extraWords.everyTwoWeeks;
  return (
    <Stack gap="s" align="start">
      <NativeButton
        variant="outline"
        onPress={() => {
          const reading = readMonthlyCost(readTerms());
          if (!reading.ok) return;
          const extraMonthly = likeEveryTwoWeeks(workOutMonthlyCost(reading.values).payment);
          dispatch({ changes: { extraMonthly } });
          setExplained(extraMonthly);
        }}
      >
        {button}
      </NativeButton>
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
  const reading = readMonthlyCost(terms);
  const count = Math.max(reading.ok ? reading.values.months : 0, terms.oncePayment);
  const options = useMemo(
    () =>
      Array.from({ length: count }, (_, index) => {
        const payment = index + 1;
        const label = `${monthText(monthOfPayment(first, payment))} (${payment})`;
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

/** The first payment's month: from this month to two years ahead, and what a link has set. */
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
    const [, firstPayment] = [earliest, choice, latest].sort();
    if (firstPayment) dispatch({ changes: { firstPayment } });
  };
  const { firstPayment } = extraWords;
  return (
    <Fieldset label={partFields.firstPayment} description={firstPayment.hint}>
      <Grid itemWidth="small">
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
      </Grid>
    </Fieldset>
  );
}

/** What the extra payments save. The result's announcement says it to assistive technology. */
function Savings({ first }: FirstProps) {
  return (
    <Stack gap="l">
      {savingsOf(useSettledTerms(), first).map((line) => (
        <Text key={line} weight="bold" isTabular>
          {line}
        </Text>
      ))}
    </Stack>
  );
}

function savingsOf(terms: Terms, first: YearMonth): readonly string[] {
  const reading = readMonthlyCost(terms);
  if (!reading.ok) return [partStates.noResult];
  if (!usesExtra(terms)) return [extraWords.none];
  const extras = readExtra(terms, first);
  if (!extras) return [partStates.noResult];
  return extraLines(scheduleWithExtras(workOutMonthlyCost(reading.values).loan, extras), first);
}
