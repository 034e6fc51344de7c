import { type ExtraSummary, summarizeExtra } from '@milepost/domain/calculator/extra';
import type { Loan } from '@milepost/domain/loan';
import { type ExtraPayments, scheduleWithExtras } from '@milepost/domain/loan/extra';
import type { YearMonth } from '@milepost/domain/loan/months';

/** What extra payments change in a loan, for the result; nothing where they change nothing. */
export const extraSummary = (
  loan: Loan,
  extras: ExtraPayments,
  first: YearMonth,
): ExtraSummary | undefined => summarizeExtra(scheduleWithExtras(loan, extras), first);
