import { type Installment, sumOf } from './index.ts';
import { monthOfPayment, type YearMonth } from './months.ts';

const columns = [
  'Payment number',
  'Month',
  'Payment',
  'Extra payment',
  'Principal',
  'Interest',
  'Balance',
];

/**
 * A schedule as comma-separated values (RFC 4180), a line a month. Amounts are plain numbers with two
 * decimals, so that a spreadsheet reads numbers and no formula. Months are written `2026-12`, which
 * sorts and is one month everywhere; Excel makes dates of them, LibreOffice keeps them as text.
 * `Payment` includes what is paid extra.
 */
export function scheduleCsv(schedule: readonly Installment[], firstPayment: YearMonth): string {
  const lines = schedule.map(({ month, payment, extra, principal, interest, balance }) => [
    month,
    monthOfPayment(firstPayment, month),
    ...[payment, extra, principal, interest, balance].map((amount) => amount.toFixed(2)),
  ]);
  return [columns, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

/** Twelve payments of a schedule (the last year's may be fewer), in dollars and whole cents. */
export interface LoanYear {
  /** 1 is the first twelve payments. */
  readonly year: number;
  /** How many payments are made in it. */
  readonly payments: number;
  readonly paid: number;
  readonly principal: number;
  readonly interest: number;
  /** What is still owed after the year's last payment. */
  readonly balance: number;
}

/** A schedule by year of the loan. */
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
