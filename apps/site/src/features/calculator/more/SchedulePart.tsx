import { partStates } from '@milepost/domain/content/calculator-more';
import { roadWords } from '@milepost/domain/content/calculator-road';
import { scheduleWords } from '@milepost/domain/content/calculator-schedule';
import { byYear, type LoanYear, scheduleCsv } from '@milepost/domain/loan/schedule';
import { Button } from '@milepost/ui/Button';
import { Inline } from '@milepost/ui/Inline';
import { RadioGroup } from '@milepost/ui/RadioGroup';
import { Stack } from '@milepost/ui/Stack';
import { Table, type TableColumn } from '@milepost/ui/Table';
import { Text } from '@milepost/ui/Text';
import { memo, useDeferredValue } from 'react';
import { useRemembered } from '../../../navigation/remembered.tsx';
import { useFirstPayment, useSettledTerms } from '../terms.tsx';
import type { PartProps } from './PartProps.ts';
import {
  amountColumn,
  MonthTable,
  type MonthTableProps,
  partsColumn,
  readSchedule,
} from './schedule.tsx';

const { show, byYear: years } = scheduleWords;
const views = (['year', 'month'] as const).map((value) => ({ value, label: show[value] }));

/** "Payment schedule": by year or by month, with buttons to save and print it. */
export function SchedulePart({ onPrintSchedule }: PartProps) {
  const terms = useSettledTerms();
  const first = useFirstPayment(terms.firstPayment);
  const [view, setView] = useRemembered('calculator schedule', () => 'year');
  const schedule = first && readSchedule(terms, first);
  if (!schedule) return <Text>{partStates.noResult}</Text>;
  if (schedule.length === 0) return <Text>{roadWords.nothing}</Text>;
  // A changed table is replaced as one: Orca drops announcements among more than 50 changes.
  return (
    <Stack gap="l">
      <RadioGroup
        label={show.label}
        orientation="horizontal"
        options={views}
        value={view}
        onChange={setView}
      />
      {view === 'year' ? (
        <YearTable key={JSON.stringify(schedule)} years={byYear(schedule)} />
      ) : (
        <ByMonth schedule={schedule} first={first} />
      )}
      <Text size="small">{scheduleWords.lastPayment}</Text>
      <Inline>
        <Button variant="outline" onPress={() => save(scheduleCsv(schedule, first))}>
          {scheduleWords.download}
        </Button>
        <Button variant="outline" onPress={onPrintSchedule}>
          {scheduleWords.print}
        </Button>
      </Inline>
    </Stack>
  );
}

const yearColumns: readonly TableColumn<LoanYear>[] = [
  { id: 'year', label: years.columns.year, cell: ({ year }) => years.year(year) },
  {
    id: 'payments',
    label: years.columns.payments,
    isNumeric: true,
    shownIn: 'wide',
    cell: ({ payments }) => payments,
  },
  amountColumn('paid', years.columns),
  amountColumn('principal', years.columns),
  amountColumn('interest', years.columns),
  partsColumn(years.columns),
  { ...amountColumn('balance', years.columns), shownIn: undefined },
];

const YearTable = ({ years: rows }: { readonly years: readonly LoanYear[] }) => (
  <Table
    caption={years.caption}
    isCaptionHidden
    phoneLayout="keep"
    columns={yearColumns}
    rows={rows}
    getKey={({ year }) => year}
  />
);

const Months = memo(MonthTable);

/** Paints the first year right after the click, and the other rows later. */
function ByMonth({ schedule, first }: MonthTableProps) {
  const all = useDeferredValue(schedule, undefined);
  const rows = all ?? schedule.slice(0, 12);
  return <Months key={JSON.stringify(all ?? schedule)} schedule={rows} first={first} />;
}

/** Saves text as a file on the visitor's device, without a server. */
function save(csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = scheduleWords.fileName;
  link.click();
  // Some browsers read the file only after the visitor has chosen a folder.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
