import { type Terms, workOut } from '@milepost/domain/calculator';
import { scheduleWords } from '@milepost/domain/content/calculator-schedule';
import { dollars } from '@milepost/domain/input/format';
import { amortizationSchedule, type Installment } from '@milepost/domain/loan';
import { scheduleWithExtras } from '@milepost/domain/loan/extra';
import { monthOfPayment, monthText, type YearMonth } from '@milepost/domain/loan/months';
import { Table, type TableColumn } from '@milepost/ui/Table';

/**
 * The schedule of the terms, including extra payments. Undefined while a number is out of bounds.
 */
export function readSchedule(terms: Terms, first: YearMonth): readonly Installment[] | undefined {
  const worked = workOut(terms, first);
  if (!worked.ok) return undefined;
  const {
    cost: { loan },
    extras,
  } = worked.values;
  return extras ? scheduleWithExtras(loan, extras).schedule : amortizationSchedule(loan);
}

export interface MonthTableProps {
  readonly schedule: readonly Installment[];
  readonly first: YearMonth;
  /** Whether the head names the table, because a printout repeats it on each sheet. @default false */
  readonly isPrinted?: boolean;
}

/** A column of dollars, which a phone leaves out. */
export const amountColumn = <Id extends string, Row extends Readonly<Record<Id, number>>>(
  id: Id,
  columns: Readonly<Record<Id, string>>,
): TableColumn<Row> => ({
  id,
  label: columns[id],
  isNumeric: true,
  shownIn: 'wide',
  cell: (row) => dollars(row[id]),
});

/** The parts of a payment, as a phone shows them in one column. */
export const partsColumn = <Row extends Readonly<Record<'principal' | 'interest', number>>>(
  columns: Readonly<Record<'principal' | 'interest', string>>,
): TableColumn<Row> => ({
  id: 'parts',
  label: `${columns.principal} + ${columns.interest}`,
  isNumeric: true,
  shownIn: 'narrow',
  cell: ({ principal, interest }) => `${dollars(principal)} + ${dollars(interest)}`,
});

/** A schedule with one row a payment. */
export function MonthTable({ schedule, first, isPrinted }: MonthTableProps) {
  const { caption, columns } = scheduleWords.byMonth;
  return (
    <Table
      caption={caption}
      isCaptionHidden
      phoneLayout="keep"
      rows={schedule}
      getKey={({ month }) => month}
      columns={[
        {
          id: 'month',
          label: isPrinted ? caption : columns.month,
          isNowrap: true,
          cell: ({ month }) => monthText(monthOfPayment(first, month), 'short'),
        },
        {
          id: 'payment',
          label: columns.payment,
          shownIn: 'wide',
          cell: ({ month }) => month,
        },
        { ...amountColumn('payment', columns), id: 'paid', label: columns.paid },
        ...(schedule.some(({ extra }) => extra > 0) ? [amountColumn('extra', columns)] : []),
        amountColumn('principal', columns),
        amountColumn('interest', columns),
        partsColumn(columns),
        { ...amountColumn('balance', columns), shownIn: undefined },
      ]}
    />
  );
}
