import { columns, start } from '#words/schedule-csv';
import { type Installment, sumOf } from './index.ts';
import { monthOfPayment, type YearMonth } from './months.ts';

const { number, month, payment, extra, principal, interest, balance } = columns;
const headings = [number, month, payment, extra, principal, interest, balance];

/**
 * Formats a schedule as comma-separated values (RFC 4180), one line a month. Amounts are plain
 * numbers with two decimals, so that a spreadsheet reads numbers and no formula. Months are written
 * as `2026-12`, which sorts and means the same month everywhere; Excel converts them to dates,
 * LibreOffice keeps them as text. `Payment` includes extra payments.
 */
export function scheduleCsv(schedule: readonly Installment[], firstPayment: YearMonth): string {
  const lines = schedule.map(({ month, payment, extra, principal, interest, balance }) => [
    month,
    monthOfPayment(firstPayment, month),
    ...[payment, extra, principal, interest, balance].map((amount) => amount.toFixed(2)),
  ]);
  return start + [headings, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

/** The payments of one loan year, twelve or fewer, in dollars and whole cents. */
export interface LoanYear {
  /** 1 is the first twelve payments. */
  readonly year: number;
  /** The number of payments in the year. */
  readonly payments: number;
  readonly paid: number;
  readonly principal: number;
  readonly interest: number;
  /** The balance after the year's last payment. */
  readonly balance: number;
}

/** Groups a schedule by loan year. */
export function byYear(schedule: readonly Installment[]): LoanYear[] {
  const years = Math.ceil(schedule.length / 12);
  return Array.from({ length: years }, (_, index) => {
    const rows = schedule.slice(12 * index, 12 * (index + 1));
    return {
      year: index + 1,
      payments: rows.length,
      paid: sumOf(rows.map(({ payment }) => payment)),
      principal: sumOf(rows.map(({ principal }) => principal)),
      interest: sumOf(rows.map(({ interest }) => interest)),
      balance: rows.at(-1)?.balance ?? 0,
    };
  });
}
