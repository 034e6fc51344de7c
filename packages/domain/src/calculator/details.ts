import { detailWords } from '../content/calculator-details.ts';
import { dollars, formatMonths, formatPercent, formatRate } from '../input/format.ts';
import { aprWithFees } from '../loan/apr.ts';
import { shareOf, toCents } from '../loan/cents.ts';
import { scheduleWithExtras } from '../loan/extra.ts';
import type { Loan } from '../loan/index.ts';
import { monthsBetween, type YearMonth } from '../loan/months.ts';
import { type ExtraSummary, summarizeExtra } from './extra.ts';
import { type Terms, workOut } from './index.ts';

/** The results that few terms have. A page loads this module when `usesDetails` is true. */
export interface ResultDetails {
  /** The rate and the APR, if lender fees make them differ. */
  readonly rates: readonly DetailRow[];
  /** The effect of extra payments, and the sentence to add to the announcement of the payment. */
  readonly extra?: (DetailRow & ExtraSummary) | undefined;
  /** The cost of a first payment that is later than next month, in a sentence. */
  readonly deferral?: string | undefined;
}

/** A result and its label. */
export interface DetailRow {
  readonly label: string;
  readonly text: string;
}

/**
 * Calculates the details of "Monthly Cost": the effect of extra payments, the APR if lender fees
 * make it differ from the rate, and the cost of a late first payment.
 *
 * @param nextMonth The month after the current one.
 */
export function resultDetails(terms: Terms, nextMonth: YearMonth): ResultDetails {
  const firstPayment = terms.firstPayment ?? nextMonth;
  const worked = workOut(terms, firstPayment);
  if (!worked.ok) return { rates: [] };
  const { offer, cost, extras } = worked.values;
  const { loan } = cost;
  const { lenderFees = 0 } = offer.deal;
  const apr = lenderFees > 0 ? aprWithFees(loan, lenderFees) : undefined;
  const extra = extras && summarizeExtra(scheduleWithExtras(loan, extras), firstPayment);
  return {
    rates:
      apr === undefined
        ? []
        : [
            { label: detailWords.rate, text: formatRate(loan.apr) },
            { label: detailWords.aprWithFees, text: formatPercent(apr) },
          ],
    extra: extra && { label: detailWords.withExtra, ...extra },
    deferral: describeDeferral(loan, monthsBetween(nextMonth, firstPayment)),
  };
}

/**
 * Describes the interest of the months by which a first payment is later than usual, as simple
 * interest on the whole loan. Returns undefined if there is none.
 */
export function describeDeferral(
  { principal, apr }: Pick<Loan, 'principal' | 'apr'>,
  months: number,
): string | undefined {
  if (months <= 0) return undefined;
  const interest = shareOf(toCents(principal) * months, apr, 12);
  return interest > 0
    ? detailWords.deferral(formatMonths(months), dollars(interest / 100))
    : undefined;
}
