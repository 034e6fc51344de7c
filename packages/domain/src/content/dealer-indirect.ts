import { example, fundingPackage, fundingTitle, limits } from '#words/dealer-indirect';
import { buyRate } from '../dealers/buy-rate.ts';
import { company } from '../facts/company.ts';
import { indirectLimits } from '../facts/programs.ts';
import { sampleRates } from '../facts/rate-sheet.ts';
import { dollars, formatMonths, formatPercent, wholeDollars } from '../input/format.ts';
import { scheduledPayment } from '../loan/index.ts';
import type { PrintableList } from './paper.ts';

export {
  fundingPackage,
  howIndirectWorks,
  indirectActions,
  indirectBenefits,
  indirectBenefitsHeading,
} from '#words/dealer-indirect';

const { maxAdvanceLtv, termMonths, maxVehicleYears } = indirectLimits;

/** A limit of the program, and its position on a scale that starts at 0. */
export interface Limit {
  readonly title: string;
  readonly value: string;
  readonly scale: {
    /** @default 0 */
    readonly from?: number;
    readonly to: number;
    readonly marks: readonly { readonly at: number; readonly text: string }[];
    /** The position of the example. */
    readonly example: number;
  };
}

const [, { tier }] = sampleRates.tiers;
const deal = { tier, months: 60, isUsed: true };
const vehicle = { value: 18_000, years: 4 };
const financed = 20_700;
const ltv = (100 * financed) / vehicle.value;
const rate = buyRate(deal) ?? 0;

export const programDetails = {
  facts: [
    {
      title: limits.advance.title,
      value: `${maxAdvanceLtv}%`,
      scale: {
        to: maxAdvanceLtv,
        example: ltv,
        marks: [
          { at: 100, text: limits.advance.value },
          { at: maxAdvanceLtv, text: `${maxAdvanceLtv}%` },
        ],
      },
    },
    {
      title: limits.term.title,
      value: `${termMonths.min}–${termMonths.max}`,
      scale: {
        from: termMonths.min,
        to: termMonths.max,
        example: deal.months,
        marks: [
          { at: termMonths.min, text: `${termMonths.min}` },
          { at: termMonths.max, text: `${termMonths.max}` },
        ],
      },
    },
    {
      title: limits.age.title,
      value: limits.age.years(maxVehicleYears),
      scale: {
        to: maxVehicleYears,
        example: vehicle.years,
        marks: [
          { at: 0, text: limits.age.new },
          { at: maxVehicleYears, text: limits.age.years(maxVehicleYears) },
        ],
      },
    },
  ],
  note: limits.note,
} as const satisfies { facts: readonly Limit[]; note: string };

/** A deal within the limits, at the sample sheet's buy rate. */
export const indirectExample = {
  heading: example.heading,
  figures: [
    {
      value: wholeDollars(financed),
      label: example.amount(wholeDollars(vehicle.value), vehicle.years),
    },
    {
      value: formatPercent(ltv, 0),
      label: example.ltv(`${maxAdvanceLtv}%`),
    },
    {
      value: formatPercent(rate),
      label: example.rate(deal.tier.toLowerCase(), formatMonths(deal.months)),
    },
    {
      value: dollars(scheduledPayment({ principal: financed, apr: rate, months: deal.months })),
      label: example.payment,
    },
  ],
  note: example.note,
} as const;

/** The printable funding package. */
export const fundingList: PrintableList = {
  title: fundingTitle,
  parts: [{ list: fundingPackage.body[0].list }],
  phone: company.phones.dealers,
  end: fundingPackage.body[1],
};
