import { resultWords } from '../content/calculator-more.ts';
import { fixedMonthlyPayment } from '../facts/calculator-limits.ts';
import { dollars, formatPercent, wholeDollars } from '../input/format.ts';
import { type OfferResult, workOutOffer } from '../loan/compare.ts';
import {
  formatQuantity,
  type Question,
  readMaximumLoan,
  readMonthlyCost,
  type Terms,
  usesDeal,
  workOutMaximumLoan,
} from './index.ts';

/**
 * The answer to a question, in dollars. The amounts are undefined while one of the terms has to be
 * corrected first.
 */
export interface Answer extends AnswerDetails {
  readonly question: Question;
  readonly terms: Terms;
  /** What to correct first. */
  readonly message?: string;
  /** The monthly payment, or the loan that it pays off. */
  readonly figure?: number;
  readonly principal?: number;
  readonly interest?: number;
  readonly totalOfPayments?: number;
  /** Set for "Monthly Cost" only. */
  readonly cost?: OfferResult;
}

/** What can't be calculated from the terms alone, because the build does not know the date. */
export interface AnswerDetails {
  /** Formats the month of a payment. 1 is the first payment. */
  readonly monthOf?: ((payment: number) => string) | undefined;
}

/** Answers a question. */
export function answer(question: Question, terms: Terms, details: AnswerDetails = {}): Answer {
  const asked = { question, terms };
  if (question === 'maximumLoan') {
    const reading = readMaximumLoan(terms);
    if (!reading.ok) return { ...asked, message: reading.message };
    const loan = workOutMaximumLoan(reading.values);
    return { ...asked, ...loan, figure: loan.principal };
  }
  const reading = readMonthlyCost(terms);
  if (!reading.ok) return { ...asked, message: reading.message };
  const cost = workOutOffer(reading.values);
  const { payment: figure, loan, interest, totalOfPayments } = cost;
  return {
    ...asked,
    ...details,
    cost,
    figure,
    principal: loan.principal,
    interest,
    totalOfPayments,
  };
}

/** Formats a payment with cents and a loan, which is an estimate, in whole dollars. */
const formats = { monthlyCost: dollars, maximumLoan: wholeDollars };

const amount = ({ question }: Answer, dollars: number | undefined): string =>
  dollars === undefined ? '$—' : formats[question](dollars);

/** The text for an amount that "Maximum Loan" does not show. */
const costAmount = (answer: Answer, dollars: number | undefined): string =>
  answer.question === 'monthlyCost' ? amount(answer, dollars) : '';

const labels = { monthlyCost: resultWords.monthlyPayment, maximumLoan: resultWords.maximumLoan };

/** Formats a part as a share of all payments. */
function share({ principal = 0, interest = 0 }: Answer, part = 0): string {
  const whole = principal + interest;
  return whole > 0 ? formatPercent((100 * part) / whole, 0) : '—';
}

function nothingToBorrow({ principal, terms, cost }: Answer): string {
  if (principal !== 0) return '';
  if (!cost || !usesDeal(terms)) return resultWords.downPaymentCovers;
  const { leftOver } = cost.deal;
  return leftOver > 0 ? resultWords.coveredWithRest(dollars(leftOver)) : resultWords.covered;
}

/** Describes the split bar in a sentence. */
function payBack({ cost }: Answer): string {
  if (!cost || cost.loan.principal === 0) return '';
  const { loan, totalOfPayments, interest } = cost;
  const total = dollars(totalOfPayments);
  return loan.apr === 0
    ? resultWords.payBackFree(total)
    : resultWords.payBack(total, dollars(loan.principal), dollars(interest));
}

function lastPayment({ cost, monthOf }: Answer): string {
  if (!cost?.payments) return '';
  const payment = dollars(cost.lastPayment);
  return monthOf ? resultWords.lastPaymentIn(payment, monthOf(cost.payments)) : payment;
}

/** The loan that the fixed sample payment pays off, whatever payment was chosen. */
function atPayment({ question, terms }: Answer): string {
  if (question !== 'maximumLoan') return '';
  const { principal } = answer(question, { ...terms, monthlyPayment: fixedMonthlyPayment });
  const loan = principal === undefined ? '—' : wholeDollars(principal);
  return resultWords.atPayment(wholeDollars(fixedMonthlyPayment), loan);
}

/** What the figure is based on, beside the price. */
const basis = ({ message, terms: { downPayment, term, apr } }: Answer): string =>
  message ??
  resultWords.basis(
    formatQuantity('downPayment', downPayment ?? 0),
    formatQuantity('term', term ?? 0),
    formatQuantity('apr', apr ?? 0),
  );

/** The text of a result. It is empty if the result is not shown. */
type ResultText = (answer: Answer) => string;

/** Every result of the calculator as text, except those in `details`, which few terms have. */
export const results = {
  figure: (answer) => amount(answer, answer.figure),
  label: ({ question }) => labels[question],
  message: ({ message = '' }) => message,
  nothingToBorrow,
  principalShare: (answer) => share(answer, answer.principal),
  /** A loan without interest has one share. */
  interestShare: (answer) =>
    answer.interest === 0 && answer.principal !== 0 ? '' : share(answer, answer.interest),
  payBack,
  amountFinanced: (answer) => costAmount(answer, answer.principal),
  totalInterest: (answer) => amount(answer, answer.interest),
  totalOfPayments: (answer) => amount(answer, answer.totalOfPayments),
  totalCost: (answer) => costAmount(answer, answer.cost?.totalPaid),
  lastPayment,
  rolledIn: ({ cost }) => (cost?.deal.rolledIn ? dollars(cost.deal.rolledIn) : ''),
  atPayment,
  basis,
} as const satisfies Readonly<Record<string, ResultText>>;

/** The announcement of an answer for assistive technology. */
export function announcementOf(answer: Answer): string {
  if (answer.message) return answer.message;
  return resultWords.announcement(labels[answer.question], amount(answer, answer.figure));
}

/** The name of a result. */
export type ResultId = keyof typeof results;
