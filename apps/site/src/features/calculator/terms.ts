import { calculator, calculatorLimits } from '@milepost/domain/content/calculator';
import { formatMoney } from '@milepost/domain/input';
import { clampDownPayment } from '@milepost/domain/loan';

/** What a visitor can set. */
export type Quantity = keyof typeof calculatorLimits;

/** What the calculator works out; the id of its tab too. */
export type Question = 'monthlyCost' | 'maximumLoan';

/** The quantities that a question asks for, in the order of its fields. */
export const asks: Readonly<Record<Question, readonly Quantity[]>> = {
  monthlyCost: ['price', 'term', 'apr', 'downPayment'],
  maximumLoan: ['monthlyPayment', 'term', 'apr'],
};

/** What the fields hold, as it was set: out of bounds too, or `null` for what is no number. */
export interface Terms extends Readonly<Record<Quantity, number | null>> {
  /** The last price within its bounds, which is the down payment's maximum. */
  readonly downPaymentMaximum: number;
  /** The down payment's maximum when it was set. */
  readonly downPaymentSetUnder: number;
}

const { price, term, apr, downPayment, monthlyPayment } = calculatorLimits;

/** The terms that the calculator opens with. */
export const firstTerms: Terms = {
  price: price.default,
  term: term.default,
  apr: apr.default,
  downPayment: downPayment.default,
  monthlyPayment: monthlyPayment.default,
  downPaymentMaximum: price.default,
  downPaymentSetUnder: price.default,
};

interface Bounds {
  readonly min: number;
  readonly max: number;
}

const isWithin = (value: number | null, { min, max }: Bounds): value is number =>
  value !== null && value >= min && value <= max;

/** The terms once a visitor has set one of them. */
export function withTerm(
  terms: Terms,
  { quantity, value }: { readonly quantity: Quantity; readonly value: number | null },
): Terms {
  const next = { ...terms, [quantity]: value };
  if (quantity === 'price' && isWithin(value, price)) return { ...next, downPaymentMaximum: value };
  if (quantity === 'downPayment') {
    return { ...next, downPaymentSetUnder: terms.downPaymentMaximum };
  }
  return next;
}

/** The bounds and the slider's step of a quantity. */
export const limitsOf = (terms: Terms, quantity: Quantity): Bounds & { readonly step: number } =>
  quantity === 'downPayment'
    ? { ...downPayment, max: terms.downPaymentMaximum }
    : calculatorLimits[quantity];

/**
 * The number that counts for a quantity. A down payment that fitted when it was set follows a falling
 * price, and comes back with a rising one; one that was set too high stays as it is.
 */
export function termOf(terms: Terms, quantity: Quantity): number | null {
  const value = terms[quantity];
  const fitted = { min: downPayment.min, max: terms.downPaymentSetUnder };
  return quantity === 'downPayment' && isWithin(value, fitted)
    ? clampDownPayment(value, terms.downPaymentMaximum)
    : value;
}

const percent = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 20,
});

const formatMonths = (months: number) => `${months} months`;

/** How a number of each quantity is written. */
export const formats: Readonly<Record<Quantity, (value: number) => string>> = {
  price: formatMoney,
  term: formatMonths,
  apr: (rate) => `${percent.format(rate)}%`,
  downPayment: formatMoney,
  monthlyPayment: formatMoney,
};

const isWhole = (value: number | null) => value === null || Number.isInteger(value);

/** The sentence for a term that is no whole number of months: between them there is no payment. */
export const wholeMonths = (months: number | null): string | undefined =>
  isWhole(months) ? undefined : `Enter whole months, ${term.min} to ${term.max}`;

/** The numbers to reckon with, or the sentence that says what to mend first. */
export type Reading =
  | { readonly values: Readonly<Record<Quantity, number>>; readonly mend?: never }
  | { readonly mend: string; readonly values?: never };

/** Reads what a question asks for; what it doesn't ask for may be out of bounds. */
export function readTerms(terms: Terms, question: Question): Reading {
  const broken = asks[question].find((quantity) => {
    const value = termOf(terms, quantity);
    return !isWithin(value, limitsOf(terms, quantity)) || (quantity === 'term' && !isWhole(value));
  });
  if (broken) {
    const { min, max } = limitsOf(terms, broken);
    const say = formats[broken];
    const bounds =
      broken === 'term' ? `${min} to ${max} whole months` : `${say(min)} to ${say(max)}`;
    return { mend: `To see your result, “${calculator.fields[broken]}” must be ${bounds}.` };
  }
  const number = (quantity: Quantity) => termOf(terms, quantity) ?? 0;
  return {
    values: {
      price: number('price'),
      term: number('term'),
      apr: number('apr'),
      downPayment: number('downPayment'),
      monthlyPayment: number('monthlyPayment'),
    },
  };
}
