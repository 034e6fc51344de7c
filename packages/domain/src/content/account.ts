import { overview as loan, paymentHistory as payments, summary } from '#words/account';
import { rangeOf, sampleScore } from '../facts/credit-ranges.ts';
import { sampleLoan } from '../facts/sample-loan.ts';
import { dollars, formatDate } from '../input/format.ts';

export {
  type AccountDocument,
  accountActions,
  accountNotice,
  accountTabs,
  documents,
  type Setting,
  sampleAccountToast,
  settings,
} from '#words/account';

const { payment, apr, months, remaining, balance } = sampleLoan;
const { firstPaymentDate, nextPaymentDate, lastPaymentDate } = sampleLoan;

/** A number of the account at a glance. */
export interface SummaryCard {
  readonly title: string;
  readonly value: string;
  readonly text: string;
}

export const summaryCards = [
  {
    title: summary.balance.title,
    value: dollars(balance),
    text: summary.balance.text(remaining, months),
  },
  {
    title: summary.payment.title,
    value: dollars(payment),
    text: summary.payment.text(formatDate(nextPaymentDate)),
  },
  {
    title: summary.score.title,
    value: `${sampleScore.value}`,
    text: summary.score.text(rangeOf(sampleScore.value).name, formatDate(sampleScore.date)),
  },
  summary.autoPay,
] as const satisfies readonly SummaryCard[];

/** A name and its value, for a list. */
export interface Detail {
  readonly label: string;
  readonly value: string;
}

const firstYear = Number(firstPaymentDate.slice(0, 4));
const firstMonth = Number(firstPaymentDate.slice(5, 7));

/** The payments made, the months of the first and the last one, and the payments made before each January. */
export const loanRoad = {
  made: months - remaining,
  of: months,
  first: formatDate(firstPaymentDate, 'month'),
  last: formatDate(lastPaymentDate, 'month'),
  years: Array.from({ length: months / 12 }, (_, year) => ({
    label: `’${(firstYear + 1 + year) % 100}`,
    made: 13 - firstMonth + 12 * year,
  })),
};

export const overview = {
  heading: loan.heading,
  details: [
    loan.account,
    loan.vehicle,
    { label: loan.borrowed, value: dollars(sampleLoan.borrowed) },
    { label: loan.apr, value: `${apr}%` },
    { label: loan.term.label, value: loan.term.value(months) },
    { label: loan.lastPayment, value: formatDate(lastPaymentDate) },
    { label: loan.payment, value: dollars(payment) },
    { label: loan.dailyInterest, value: dollars(sampleLoan.dailyInterest) },
  ],
  note: loan.note,
} as const satisfies { details: readonly Detail[]; [words: string]: unknown };

/** A row of the payment history. The date is in ISO format, the amount in dollars. */
export interface PaymentRow {
  readonly date: string;
  readonly amount: number;
  readonly status: 'Scheduled' | 'Posted';
}

const posted = ['11', '10', '09', '08', '07', '06'].map(
  (month): PaymentRow => ({ date: `2026-${month}-15`, amount: payment, status: 'Posted' }),
);

export const paymentHistory = {
  heading: payments.heading,
  columns: payments.columns,
  rows: [{ date: nextPaymentDate, amount: payment, status: 'Scheduled' }, ...posted],
  button: payments.button,
} as const satisfies { rows: readonly PaymentRow[]; [words: string]: unknown };
