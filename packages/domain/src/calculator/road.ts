import { roadWords } from '../content/calculator-road.ts';
import { formatMoney, formatMonths, wholeDollars } from '../input/format.ts';
import { type ExtraSchedule, scheduleWithExtras } from '../loan/extra.ts';
import { amortizationSchedule, type Installment, type Loan, sumOf } from '../loan/index.ts';
import { monthOfPayment, type YearMonth } from '../loan/months.ts';
import { changeTerms, type Terms, usesExtra, workOut } from './index.ts';
import type { WhatIf } from './what-if.ts';

/** The state of a loan after a payment, in dollars and whole cents. */
export interface RoadPoint {
  /** The month of the payment; for the first point, the month before the first payment. */
  readonly x: YearMonth;
  /** The principal that is left. */
  readonly left: number;
  /** The interest paid so far. */
  readonly interest: number;
  /** The principal that is left of the other loan. */
  readonly other?: number;
}

/** A loan from its start to its last payment, beside another one. */
export interface LoanRoad {
  readonly points: readonly RoadPoint[];
  /** The index of the last payment's point. The other loan may have more points. */
  readonly lastIndex: number;
  /** The payments at the end of each year of the loan. Those near the last payment are left out: their signs would cover the end of the line. */
  readonly years: readonly number[];
  /** Names the other loan, and the index of its last payment's point. */
  readonly other?: { readonly label: string; readonly unit: string; readonly lastIndex: number };
  /** Names the areas, and what extra payments save. */
  readonly notes: readonly RoadNote[];
}

/** The payments before the last one in which the line is as low as a sign. */
const spaceAtEnd = 8;

/** Two lines of text at a height over a point. */
export interface RoadNote {
  readonly index: number;
  readonly value: number;
  readonly label: string;
  readonly text?: string;
  /** The field of the points that it names. */
  readonly names?: 'left' | 'interest';
  /** Whether the text is above the lines, away from the area that it names. */
  readonly hasLine?: true;
}

/** A change to the terms, and its text. */
export type Tried = Pick<WhatIf, 'changes'> & Partial<Pick<WhatIf, 'change'>>;

/** The terms of the same loan without extra payments. */
export const withoutExtras = (terms: Terms): Terms =>
  changeTerms(terms, { extraMonthly: null, extraYearly: null, extraOnce: null });

/**
 * Calculates the road of the monthly cost's loan: with its extra payments, if there are any, beside
 * the loan without them. Undefined while a number is out of bounds; without points if there is nothing to borrow.
 *
 * @param first The month of the first payment.
 * @param change A change to compare with instead, or the terms before one, which has no text.
 */
export function loanRoad(terms: Terms, first: YearMonth, change?: Tried): LoanRoad | undefined {
  const loan = readLoan(terms, first);
  if (!loan) return undefined;
  if (loan.rows.length === 0) return { points: [], lastIndex: 0, years: [], notes: [] };
  const { rows, principal, extra } = loan;
  const otherTerms = change && changeTerms(terms, change.changes);
  const other = otherTerms
    ? readLoan(otherTerms, first)
    : usesExtra(terms)
      ? { rows: amortizationSchedule(loan.loan), principal }
      : undefined;
  let interest = 0;
  const points = Array.from(
    { length: Math.max(rows.length, other?.rows.length ?? 0) + 1 },
    (_, payment): RoadPoint => {
      const row = rows[payment - 1];
      interest = sumOf([interest, row?.interest ?? 0]);
      return {
        x: monthOfPayment(first, payment),
        left: payment === 0 ? principal : (row?.balance ?? 0),
        interest,
        ...(other && {
          other: payment === 0 ? other.principal : (other.rows[payment - 1]?.balance ?? 0),
        }),
      };
    },
  );
  return {
    points,
    lastIndex: rows.length,
    years: rows.flatMap(({ month }) =>
      month % 12 === 0 && month + spaceAtEnd < rows.length ? [month] : [],
    ),
    notes: [
      // The line of a loan that ends early in the drawing would cross its name.
      ...(3 * rows.length > 2 * points.length
        ? [
            {
              index: Math.round(points.length / 36),
              value: 0.35 * principal,
              label: formatMoney(principal),
              text: roadWords.left.label,
              names: 'left' as const,
            },
          ]
        : []),
      ...(!change && extra
        ? savingNotes(extra, points)
        : interest > 0
          ? [
              {
                index: rows.length,
                value: interest,
                label: formatMoney(interest),
                text: roadWords.total,
                names: 'interest' as const,
                // The line of a longer loan would cross it.
                ...(other && other.rows.length > rows.length && { hasLine: true as const }),
              },
            ]
          : []),
    ],
    ...(other && {
      other: {
        ...(change?.change
          ? roadWords.changed(change.change)
          : change
            ? roadWords.before
            : roadWords.withoutExtras),
        lastIndex: other.rows.length,
      },
    }),
  };
}

/** Names the area between the two lines, where it is high. */
function savingNotes(
  { schedule, monthsSaved, interestSaved }: ExtraSchedule,
  points: readonly RoadPoint[],
): readonly RoadNote[] {
  if (monthsSaved === 0) return [];
  const index = Math.max(schedule.length, Math.round(0.82 * points.length));
  const time = roadWords.saved.time(formatMonths(monthsSaved));
  const lines =
    interestSaved > 0
      ? { label: roadWords.saved.interest(wholeDollars(interestSaved)), text: time }
      : { label: time };
  return [{ index, value: (points[index]?.other ?? 0) / 2, ...lines, hasLine: true }];
}

/** Reads the loan that the terms describe, and its payments. */
function readLoan(terms: Terms, first: YearMonth) {
  const worked = workOut(terms, first);
  if (!worked.ok) return undefined;
  const { cost, extras } = worked.values;
  const loan: Loan = cost.loan;
  const extra = extras && scheduleWithExtras(loan, extras);
  const rows: readonly Installment[] = extra?.schedule ?? amortizationSchedule(loan);
  return { loan, rows, extra, principal: loan.principal };
}
