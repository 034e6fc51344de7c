/**
 * What the calculator decides: which numbers a question needs, how their limits follow each other,
 * what has to be corrected first, and what the numbers come to. A page shows it.
 */

import { calculator } from '../content/calculator.ts';
import { dealLimits, extraLimits, partFields, resultWords } from '../content/calculator-more.ts';
import { calculatorLimits } from '../facts/calculator-limits.ts';
import { type Bounds, isWithin } from '../input/bounds.ts';
import { formatMoney, formatMonths, formatRate } from '../input/format.ts';
import { type Offer, type OfferResult, workOutOffer } from '../loan/compare.ts';
import type { TradeInTax } from '../loan/deal.ts';
import type { ExtraPayments } from '../loan/extra.ts';
import {
  amortizationSchedule,
  clampDownPayment,
  type Loan,
  presentValue,
  sumOf,
} from '../loan/index.ts';
import type { YearMonth } from '../loan/months.ts';

/** What the calculator works out; the id of its tab too. */
export type Question = 'monthlyCost' | 'maximumLoan';

/** A number that is set by a slider. */
export type SliderQuantity = keyof typeof calculatorLimits;

/** A number of the part "Trade-in, tax and fees". */
export type DealQuantity = keyof typeof dealLimits;

/** A number of the part "Extra payments". */
export type ExtraQuantity = keyof typeof extraLimits;

/** Every number that a visitor can set. */
export type Quantity = SliderQuantity | DealQuantity | ExtraQuantity;

/** The numbers that an offer beside the first has of its own. */
export const offerQuantities = [
  'price',
  'downPayment',
  'tradeIn',
  'owedOnTradeIn',
  'taxedFees',
  'untaxedFees',
  'apr',
  'term',
] as const satisfies readonly Quantity[];

/** What the fields of offer B or C hold, as in {@link Terms}. */
export type OfferTerms = Readonly<Record<(typeof offerQuantities)[number], number | null>>;

/**
 * What the fields hold, as it was set, out of bounds too. `null` is an empty field, which counts as 0
 * in the parts and is no number beside a slider; `NaN` is text that is no number.
 */
export interface Terms extends Readonly<Record<Quantity, number | null>> {
  readonly tradeInTax: TradeInTax;
  readonly isTaxAndFeesInCash: boolean;
  /** The calendar month of the yearly extra payment, 1 to 12. */
  readonly yearlyMonth: number;
  /** The payment that the extra one comes with; 1 is the first. */
  readonly oncePayment: number;
  /** `null` is next month. */
  readonly firstPayment: YearMonth | null;
  /** Offers B and C. */
  readonly offers: readonly OfferTerms[];
  /** The last price within its bounds, which is the down payment's maximum. */
  readonly downPaymentMaximum: number;
  /** The down payment's maximum when it was set. */
  readonly downPaymentSetUnder: number;
}

/** What a visitor can change of the terms. */
export type TermChanges = Partial<Omit<Terms, 'downPaymentMaximum' | 'downPaymentSetUnder'>>;

const { price, term, apr, downPayment, monthlyPayment } = calculatorLimits;

/** The terms that the calculator opens with. */
export const defaultTerms: Terms = {
  price: price.default,
  term: term.default,
  apr: apr.default,
  downPayment: downPayment.default,
  monthlyPayment: monthlyPayment.default,
  tradeIn: null,
  owedOnTradeIn: null,
  taxRate: null,
  taxedFees: null,
  untaxedFees: null,
  tradeInTax: 'none',
  tradeInLimit: null,
  isTaxAndFeesInCash: false,
  extraMonthly: null,
  extraYearly: null,
  yearlyMonth: 12,
  extraOnce: null,
  oncePayment: 1,
  firstPayment: null,
  offers: [],
  downPaymentMaximum: price.default,
  downPaymentSetUnder: price.default,
};

/** The sliders that a question asks for, in the order of its fields. */
export const slidersOf: Readonly<Record<Question, readonly SliderQuantity[]>> = {
  monthlyCost: ['price', 'term', 'apr', 'downPayment'],
  maximumLoan: ['monthlyPayment', 'term', 'apr'],
};

const dealQuantities = Object.keys(dealLimits) as DealQuantity[];
const extraQuantities = Object.keys(extraLimits) as ExtraQuantity[];

/** The terms once a visitor has changed some of them. */
export function changeTerms(terms: Terms, changes: TermChanges): Terms {
  const { price: newPrice } = changes;
  const downPaymentMaximum =
    typeof newPrice === 'number' && isWithin(newPrice, price) ? newPrice : terms.downPaymentMaximum;
  const downPaymentSetUnder =
    'downPayment' in changes ? downPaymentMaximum : terms.downPaymentSetUnder;
  return { ...terms, ...changes, downPaymentMaximum, downPaymentSetUnder };
}

/** An offer's letter by its place: 0 is A, which is what the calculator is set to. */
export const letterOf = (place: number): string => 'ABC'.charAt(place);

/** The terms of offer B or C as if the calculator were set to them; tax is as in offer A. */
export const termsOfOffer = (terms: Terms, offer: OfferTerms): Terms => changeTerms(terms, offer);

const fixedLimits = { ...calculatorLimits, ...dealLimits, ...extraLimits };

/** A number as its field shows it, and the bounds that it has to keep. */
export interface QuantityState extends Bounds {
  readonly value: number | null;
}

/**
 * The number and the bounds of a field, from the same terms, so that they never contradict each
 * other. A down payment that fitted when it was set follows a falling price, and comes back with a
 * rising one; one that was set too high stays as it is.
 */
export function quantityState(terms: Terms, quantity: Quantity): QuantityState {
  const value = terms[quantity];
  if (quantity !== 'downPayment') {
    const { min, max } = fixedLimits[quantity];
    return { value, min, max };
  }
  const max = terms.downPaymentMaximum;
  const fitted = { min: downPayment.min, max: terms.downPaymentSetUnder };
  const follows = isWithin(value, fitted);
  return { value: follows ? clampDownPayment(value, max) : value, min: downPayment.min, max };
}

/** How a number is written. */
export function formatQuantity(quantity: Quantity, value: number): string {
  if (quantity === 'term') return formatMonths(value);
  if (quantity === 'apr') return formatRate(value);
  return quantity === 'taxRate' ? `${value}%` : formatMoney(value);
}

/** What a number is called. */
export const labelOf = (quantity: Quantity): string =>
  ({ ...partFields, ...calculator.fields })[quantity];

/** The bounds of a number in words: `$0 to $20,000`, `12 to 84 whole months`. */
export const boundsText = (quantity: Quantity, { min, max }: Bounds): string =>
  quantity === 'term'
    ? `${min} to ${max} whole months`
    : `${formatQuantity(quantity, min)} to ${formatQuantity(quantity, max)}`;

/** The sentence for a term that is no whole number of months: between them there is no payment. */
export const wholeMonths = (months: number | null): string | undefined =>
  months === null || Number.isInteger(months)
    ? undefined
    : `Enter whole months, ${term.min} to ${term.max}`;

const hasValue = (value: number | null) => value !== null && value !== 0;

/** Whether a trade-in could lower the tax, so that the rule has to be asked for. */
export const asksTradeInTax = ({ tradeIn, taxRate }: Terms): boolean =>
  hasValue(tradeIn) && hasValue(taxRate);

/** Whether the limit of the trade-in's tax credit has to be asked for. */
export const asksTradeInLimit = (terms: Terms): boolean =>
  asksTradeInTax(terms) && terms.tradeInTax === 'part';

/** Whether the result includes more than price and down payment. */
export const usesDeal = (terms: Terms): boolean =>
  dealQuantities.some((quantity) => quantity !== 'tradeInLimit' && hasValue(terms[quantity]));

/** Whether an extra payment is set. */
export const usesExtra = (terms: Terms): boolean =>
  extraQuantities.some((quantity) => hasValue(terms[quantity]));

/** What differs from what the calculator opens with, but for the offers beside the first. */
export function changesOf(terms: Terms): TermChanges {
  const { downPaymentMaximum: _, downPaymentSetUnder: __, offers: ___, ...defaults } = defaultTerms;
  const names = Object.keys(defaults) as (keyof typeof defaults)[];
  const changed = names.filter((name) => (terms[name] || null) !== (defaults[name] || null));
  return Object.fromEntries(changed.map((name) => [name, terms[name]]));
}

/** Whether anything differs from what the calculator opens with, so that there is a start to go back to. */
export const isChanged = (terms: Terms): boolean =>
  terms.offers.length > 0 || Object.keys(changesOf(terms)).length > 0;

/** Numbers to reckon with, or the sentence that says what to correct first. */
export type Reading<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly quantity: Quantity; readonly message: string };

/** Whether a field's number can be reckoned with; empty is 0 where the default is empty. */
function isUsable(terms: Terms, quantity: Quantity): boolean {
  const { value, ...bounds } = quantityState(terms, quantity);
  const number = value ?? (defaultTerms[quantity] === null ? 0 : Number.NaN);
  return isWithin(number, bounds) && (quantity !== 'term' || Number.isInteger(number));
}

function readQuantities<Name extends Quantity>(
  terms: Terms,
  quantities: readonly Name[],
): Reading<Record<Name, number>> {
  const wrong = quantities.find((quantity) => !isUsable(terms, quantity));
  if (wrong) {
    const bounds = boundsText(wrong, quantityState(terms, wrong));
    return { ok: false, quantity: wrong, message: resultWords.outOfBounds(labelOf(wrong), bounds) };
  }
  const values = quantities.map((quantity) => [
    quantity,
    quantityState(terms, quantity).value ?? 0,
  ]);
  return { ok: true, values: Object.fromEntries(values) };
}

/** Reads what "Monthly Cost" asks for. What it doesn't ask for may be out of bounds. */
export function readMonthlyCost(terms: Terms): Reading<Offer> {
  const asked = dealQuantities.filter(
    (quantity) => quantity !== 'tradeInLimit' || asksTradeInLimit(terms),
  );
  const reading = readQuantities(terms, [...slidersOf.monthlyCost, ...asked]);
  if (!reading.ok) return reading;
  const { apr, term: months, ...sums } = reading.values;
  const { tradeInTax, isTaxAndFeesInCash } = terms;
  return {
    ok: true,
    values: {
      apr,
      months,
      deal: { ...sums, tradeInTax, isTaxAndFeesInCash },
    },
  };
}

/** Reads what "Maximum Loan" asks for. */
export function readMaximumLoan(
  terms: Terms,
): Reading<Pick<Loan, 'apr' | 'months'> & { readonly payment: number }> {
  const reading = readQuantities(terms, slidersOf.maximumLoan);
  if (!reading.ok) return reading;
  const { monthlyPayment: payment, apr, term: months } = reading.values;
  return { ok: true, values: { payment, apr, months } };
}

/**
 * Reads the extra payments; none while one of them is out of bounds or all are 0.
 *
 * @param firstPayment The month of the first payment, where the terms leave it at next month.
 */
export function readExtra(terms: Terms, firstPayment: YearMonth): ExtraPayments | undefined {
  const reading = readQuantities(terms, extraQuantities);
  if (!(reading.ok && usesExtra(terms))) return undefined;
  const { extraMonthly, extraYearly, extraOnce } = reading.values;
  return {
    monthly: extraMonthly,
    yearly: extraYearly,
    yearlyMonth: terms.yearlyMonth,
    once: extraOnce,
    oncePayment: terms.oncePayment,
    firstMonth: Number((terms.firstPayment ?? firstPayment).slice(5)),
  };
}

/** What a deal and its loan come to, in dollars and whole cents. */
export interface MonthlyCost extends OfferResult {
  readonly loan: Loan;
  /** How many payments there are; fewer than the term where rounding ends the loan early. */
  readonly payments: number;
  /** It pays the rest, so it can differ from the others by some cents; 0 with nothing to borrow. */
  readonly lastPayment: number;
  /** Total of payments and all that is paid up front. */
  readonly totalPaid: number;
}

/** Works out "Monthly Cost". */
export function workOutMonthlyCost(offer: Offer): MonthlyCost {
  const result = workOutOffer(offer);
  const loan = {
    principal: result.deal.amountFinanced,
    apr: offer.apr,
    months: offer.months,
  };
  const schedule = amortizationSchedule(loan);
  return {
    ...result,
    loan,
    payments: schedule.length,
    lastPayment: schedule.at(-1)?.payment ?? 0,
    totalPaid: sumOf([result.totalOfPayments, result.deal.paidUpFront]),
  };
}

/** What a monthly payment carries, in unrounded dollars. */
export interface MaximumLoan {
  readonly principal: number;
  readonly interest: number;
  readonly totalOfPayments: number;
}

/** Works out "Maximum Loan". */
export function workOutMaximumLoan({
  payment,
  apr,
  months,
}: Pick<Loan, 'apr' | 'months'> & { readonly payment: number }): MaximumLoan {
  const principal = presentValue(payment, { apr, months });
  const totalOfPayments = payment * months;
  return { principal, interest: totalOfPayments - principal, totalOfPayments };
}
