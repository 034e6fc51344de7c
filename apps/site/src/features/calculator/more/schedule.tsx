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
}

/** A schedule with one row a payment. */
export function MonthTable({ schedule, first }: MonthTableProps) {
  const { caption, columns } = scheduleWords.byMonth;
  const amount = (id: keyof Installment & keyof typeof columns): TableColumn<Installment> => ({
    id,
    label: columns[id],
    isNumeric: true,
    cell: (row) => dollars(row[id]),
  });
  return (
    <Table
      caption={caption}
      rows={schedule}
      getKey={({ month }) => month}
      columns={[
        { id: 'payment', label: columns.payment, cell: ({ month }) => month },
        {
          id: 'month',
          label: columns.month,
          cell: ({ month }) => monthText(monthOfPayment(first, month), 'short'),
        },
        { ...amount('payment'), id: 'paid', label: columns.paid },
        ...(schedule.some(({ extra }) => extra > 0) ? [amount('extra')] : []),
        amount('principal'),
        amount('interest'),
        amount('balance'),
      ]}
    />
  );
}
