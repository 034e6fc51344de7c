import { dealCheckWords } from '../content/deal-check.ts';
import { fullSpectrumVehicleYears, indirectLimits } from '../facts/programs.ts';
import { dollars, formatPercent } from '../input/format.ts';
import { guard, guardMoney, guardWhole } from '../loan/guard.ts';

/** A deal that a dealer wants to check. */
export interface DealToCheck {
  /** Dollars to finance. */
  readonly amount: number;
  /** The book value of the vehicle, in dollars; above 0. */
  readonly value: number;
  /** Whole months. */
  readonly months: number;
  readonly modelYear: number;
}

/** One limit of the program guide, beside the deal. */
export interface DealCheckRow {
  readonly limit: string;
  readonly thisDeal: string;
  readonly guide: string;
  readonly isWithin: boolean;
  /** `Within the guide` or `Outside the guide`. */
  readonly verdict: string;
}

/** A deal compared with the program guide. It is not an approval. */
export interface DealCheck {
  readonly rows: readonly DealCheckRow[];
  /** Whether the deal is within every limit. */
  readonly isWithin: boolean;
  /** The largest loan for this vehicle value, in dollars. */
  readonly most: number;
  /** Whether Full Spectrum Lending accepts a vehicle of this age. */
  readonly isWithinFullSpectrum: boolean;
  /** The conclusions, in sentences. */
  readonly sentences: readonly string[];
}

/**
 * Compares a deal with the limits of the indirect program. The advance is shown rounded up to a
 * tenth of a percent, so that a value above the limit never reads as the limit. The age of a
 * vehicle is the calendar year less its model year, at least 0.
 *
 * @param year This calendar year.
 *
 * Throws a RangeError for a sum outside of 0 to 10,000,000, a value of 0, a term outside of 1 to
 * 600 months, or a year that is not a whole number.
 */
export function checkDeal(
  { amount, value, months, modelYear }: DealToCheck,
  year: number,
): DealCheck {
  guardMoney({ amount });
  guard('value', value, { min: 0.01, max: 10_000_000 });
  guardWhole('months', months, { min: 1, max: 600 });
  guardWhole('modelYear', modelYear, { min: 1_900, max: 2_200 });
  guardWhole('year', year, { min: 1_900, max: 2_200 });
  const { maxAdvanceLtv, termMonths, maxVehicleYears } = indirectLimits;
  const amountCents = Math.round(amount * 100);
  const valueCents = Math.round(value * 100);
  const age = Math.max(0, year - modelYear);
  const ltv = Math.ceil((amountCents * 1_000) / valueCents) / 10;
  const most = Math.floor((valueCents * maxAdvanceLtv) / 100) / 100;
  const isWithinFullSpectrum = age <= fullSpectrumVehicleYears;
  const { limits, guide, age: ageText, ...words } = dealCheckWords;

  const row = (
    limit: string,
    thisDeal: string,
    guide: string,
    isWithin: boolean,
  ): DealCheckRow => ({
    limit,
    thisDeal,
    guide,
    isWithin,
    verdict: isWithin ? words.within : words.outside,
  });
  const rows = [
    row(
      limits.advance,
      formatPercent(ltv, 1),
      guide.advance(maxAdvanceLtv),
      amountCents * 100 <= valueCents * maxAdvanceLtv,
    ),
    row(
      limits.term,
      words.months(months),
      guide.term(termMonths.min, termMonths.max),
      months >= termMonths.min && months <= termMonths.max,
    ),
    row(limits.age, ageText(age), guide.age(maxVehicleYears), age <= maxVehicleYears),
  ];
  const isWithin = rows.every((row) => row.isWithin);
  return {
    rows,
    isWithin,
    most,
    isWithinFullSpectrum,
    sentences: [
      words.most(dollars(most)),
      words.ageCounts,
      isWithinFullSpectrum
        ? words.alsoFullSpectrum(fullSpectrumVehicleYears)
        : words.fullSpectrumTakes(fullSpectrumVehicleYears),
      isWithin ? words.allWithin : words.someOutside,
    ],
  };
}
