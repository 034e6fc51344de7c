/**
 * The rules of the calculator: the numbers that each question needs, how their limits depend on
 * each other, what to correct first, and the results. A page only shows them.
 */

import * as words from '#words/calculator-bounds';
import { calculatorFields } from '../content/calculator.ts';
import {
  dealLimits,
  extraLimits,
  partQuantities,
  resultWords,
} from '../content/calculator-more.ts';
import { calculatorLimits } from '../facts/calculator-limits.ts';
import { type Bounds, isWithin } from '../input/bounds.ts';
import { formatMoney, formatMonths, formatRate } from '../input/format.ts';
import { type Offer, type OfferResult, workOutOffer } from '../loan/compare.ts';
import type { TradeInTax } from '../loan/deal.ts';
import type { ExtraPayments } from '../loan/extra.ts';
import { type Loan, presentValue } from '../loan/index.ts';
import type { YearMonth } from '../loan/months.ts';

/** The questions that the calculator answers. They are the ids of its tabs too. */
export type Question = 'monthlyCost' | 'maximumLoan';

/** A number that is set by a slider. */
export type SliderQuantity = keyof typeof calculatorLimits;

/** A number of the part "Trade-in, tax and fees". */
export type DealQuantity = keyof typeof dealLimits;

/** A number of the part "Extra payments". */
export type ExtraQuantity = keyof typeof extraLimits;

/** Every number that a visitor can set. */
export type Quantity = SliderQuantity | DealQuantity | ExtraQuantity;

/** The numbers that each added offer has for itself. */
export const offerQuantities = [
  'price',
  'downPayment',
  'apr',
  'term',
  'tradeIn',
  'owedOnTradeIn',
  'taxedFees',
  'untaxedFees',
  'lenderFees',
] as const satisfies readonly Quantity[];

/** The values of offer B or C, as in {@link Terms}. */
export type OfferTerms = Readonly<Record<(typeof offerQuantities)[number], number | null>>;

/**
 * The values of the fields as entered, even if they are out of bounds. `null` is an empty field: it
 * counts as 0 in the optional parts and is an error beside a slider. `NaN` is text that is not a
 * number.
 */
export interface Terms extends Readonly<Record<Quantity, number | null>> {
  readonly tradeInTax: TradeInTax;
  readonly isTaxAndFeesInCash: boolean;
  /** The calendar month of the yearly extra payment, 1 to 12. */
  readonly yearlyMonth: number;
  /** The number of the payment that the one-time extra payment comes with. 1 is the first. */
  readonly oncePayment: number;
  /** `null` means next month. */
  readonly firstPayment: YearMonth | null;
  /** Offers B and C. */
  readonly offers: readonly OfferTerms[];
  /** The last price that was within its bounds. It is the down payment's maximum. */
  readonly downPaymentMaximum: number;
  /** The down payment's maximum when it was set. */
  readonly downPaymentSetUnder: number;
}

/** What a visitor can change of the terms. */
export type TermChanges = Partial<Omit<Terms, 'downPaymentMaximum' | 'downPaymentSetUnder'>>;

const { price, term, downPayment } = calculatorLimits;
const fixedLimits = { ...calculatorLimits, ...dealLimits, ...extraLimits };

/** What each field starts with. The optional ones are empty. */
const defaults = Object.fromEntries(
  Object.entries(fixedLimits).map(([quantity, limits]) => [
    quantity,
    'default' in limits ? limits.default : null,
  ]),
) as Readonly<Record<Quantity, number | null>>;

/** The terms that the calculator starts with. */
export const defaultTerms: Terms = {
  ...defaults,
  tradeInTax: 'none',
  isTaxAndFeesInCash: false,
  yearlyMonth: 12,
  oncePayment: 1,
  firstPayment: null,
  offers: [],
  downPaymentMaximum: price.default,
  downPaymentSetUnder: price.default,
};

/** The sliders of each question, in the order of its fields. */
export const slidersOf: Readonly<Record<Question, readonly SliderQuantity[]>> = {
  monthlyCost: ['price', 'term', 'apr', 'downPayment'],
  maximumLoan: ['monthlyPayment', 'term', 'apr'],
};

const dealQuantities = Object.keys(dealLimits) as DealQuantity[];
const extraQuantities = () => Object.keys(extraLimits) as ExtraQuantity[];

/** Returns the terms with a visitor's changes applied. */
export function changeTerms(terms: Terms, changes: TermChanges): Terms {
  const { price: newPrice } = changes;
  const downPaymentMaximum =
    typeof newPrice === 'number' && isWithin(newPrice, price) ? newPrice : terms.downPaymentMaximum;
  const downPaymentSetUnder =
    'downPayment' in changes ? downPaymentMaximum : terms.downPaymentSetUnder;
  return { ...terms, ...changes, downPaymentMaximum, downPaymentSetUnder };
}

/** The letter of an offer by its index. Offer A (0) is the calculator's own terms. */
export const letterOf = (place: number): string => 'ABC'.charAt(place);

/**
 * Returns the terms of offer B or C as if they were entered in the calculator. Tax and fees come
 * from offer A.
 */
export const termsOfOffer = (terms: Terms, offer: OfferTerms): Terms => changeTerms(terms, offer);

/** The number that a field shows, and its bounds. */
export interface QuantityState extends Bounds {
  readonly value: number | null;
}

/**
 * Returns the number and the bounds of a field. Both come from the same terms, so they never
 * contradict each other. A down payment that was within its bounds falls with the price and rises
 * with it again. One that was set too high stays as it is.
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
  return { value: follows ? Math.min(value, max) : value, min: downPayment.min, max };
}

/** Formats a number. */
export function formatQuantity(quantity: Quantity, value: number): string {
  if (quantity === 'term') return formatMonths(value);
  if (quantity === 'apr') return formatRate(value);
  return quantity === 'taxRate' ? `${value}%` : formatMoney(value);
}

/** The labels of the numbers. */
export const labelOf = (quantity: Quantity): string =>
  ({ ...partQuantities, ...calculatorFields })[quantity];

/** The bounds of a number in words: `$0 to $20,000`, `12 to 84 whole months`. */
export const boundsText = (quantity: Quantity, { min, max }: Bounds): string =>
  quantity === 'term'
    ? words.monthBounds(min, max)
    : words.bounds(formatQuantity(quantity, min), formatQuantity(quantity, max));

/** The sentence for a term that is not a whole number of months. */
export const wholeMonths = (months: number | null): string | undefined =>
  months === null || Number.isInteger(months) ? undefined : words.wholeMonths(term.min, term.max);

const hasValue = (value: number | null) => value !== null && value !== 0;

/** Whether a trade-in could lower the tax, so that the form has to ask for the rule. */
export const asksTradeInTax = ({ tradeIn, taxRate }: Terms): boolean =>
  hasValue(tradeIn) && hasValue(taxRate);

/** Whether the form has to ask for the limit of the trade-in's tax credit. */
export const asksTradeInLimit = (terms: Terms): boolean =>
  asksTradeInTax(terms) && terms.tradeInTax === 'part';

/** Whether the result includes more than price and down payment. */
export const usesDeal = (terms: Terms): boolean =>
  dealQuantities.some((quantity) => quantity !== 'tradeInLimit' && hasValue(terms[quantity]));

/** Whether an extra payment is set. */
export const usesExtra = (terms: Terms): boolean =>
  extraQuantities().some((quantity) => hasValue(terms[quantity]));

/** Whether a result needs `calculator/details`. */
export const usesDetails = (terms: Terms): boolean =>
  usesExtra(terms) || hasValue(terms.lenderFees) || terms.firstPayment !== null;

/** The values that differ from the defaults, without the added offers. */
export function changesOf(terms: Terms): TermChanges {
  const { downPaymentMaximum: _, downPaymentSetUnder: __, offers: ___, ...defaults } = defaultTerms;
  const names = Object.keys(defaults) as (keyof typeof defaults)[];
  const changed = names.filter((name) => (terms[name] || null) !== (defaults[name] || null));
  return Object.fromEntries(changed.map((name) => [name, terms[name]]));
}

/** Whether any value differs from the defaults, so that there is something to reset. */
export const isChanged = (terms: Terms): boolean =>
  terms.offers.length > 0 || Object.keys(changesOf(terms)).length > 0;

/** Numbers to calculate with, or the sentence that says what to correct first. */
export type Reading<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly quantity: Quantity; readonly message: string };

/** Whether the number of a field is valid. An empty field counts as 0 if its default is empty. */
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

/** Reads the terms that "Monthly Cost" needs. Other terms may be out of bounds. */
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

/** Reads the terms that "Maximum Loan" needs. */
export function readMaximumLoan(
  terms: Terms,
): Reading<Pick<Loan, 'apr' | 'months'> & { readonly payment: number }> {
  const reading = readQuantities(terms, slidersOf.maximumLoan);
  if (!reading.ok) return reading;
  const { monthlyPayment: payment, apr, term: months } = reading.values;
  return { ok: true, values: { payment, apr, months } };
}

/**
 * Reads the extra payments. Returns undefined while one of them is out of bounds or all are 0.
 *
 * @param firstPayment The month of the first payment if the terms leave it at next month.
 */
export function readExtra(terms: Terms, firstPayment: YearMonth): ExtraPayments | undefined {
  const reading = readQuantities(terms, extraQuantities());
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

/** The results of "Monthly Cost". */
export interface WorkedOut {
  readonly offer: Offer;
  readonly cost: OfferResult;
  /** The extra payments. Undefined if none are set, one is out of bounds, or no month is given. */
  readonly extras: ExtraPayments | undefined;
}

/**
 * Reads the terms and calculates "Monthly Cost", or returns what to correct first.
 *
 * @param firstPayment The month of the first payment if the terms leave it at next month.
 */
export function workOut(terms: Terms, firstPayment?: YearMonth): Reading<WorkedOut> {
  const reading = readMonthlyCost(terms);
  if (!reading.ok) return reading;
  const offer = reading.values;
  const extras = firstPayment === undefined ? undefined : readExtra(terms, firstPayment);
  return { ok: true, values: { offer, cost: workOutOffer(offer), extras } };
}

/** The loan that a monthly payment pays off, in unrounded dollars. */
export interface MaximumLoan {
  readonly principal: number;
  readonly interest: number;
  readonly totalOfPayments: number;
}

/** Calculates "Maximum Loan". */
export function workOutMaximumLoan({
  payment,
  apr,
  months,
}: Pick<Loan, 'apr' | 'months'> & { readonly payment: number }): MaximumLoan {
  const principal = presentValue(payment, { apr, months });
  const totalOfPayments = payment * months;
  return { principal, interest: totalOfPayments - principal, totalOfPayments };
}
