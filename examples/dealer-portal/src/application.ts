import { dealCheckLimits } from '@milepost/domain/content/deal-check';
import { employmentStatuses } from '@milepost/domain/forms/pre-qualify';
import { dollars, parseDate } from '@milepost/domain/input';
import type { DealTerms } from '@milepost/domain/loan/deal';
import {
  type Calculated,
  type Figures,
  figuresOf,
  type StoredFile,
  type Tier,
  termOptions,
  thisYear,
  tiers,
  today,
} from './model.ts';

// A deal that a dealer enters: the draft, its rules' limits, and the deal that it becomes.

/** A customer, as typed. */
export interface Applicant {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** The last four digits. */
  readonly ssn: string;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly employmentStatus: string;
  readonly employer: string;
  /** Gross, a month, in dollars. */
  readonly income: number | null;
}

/** The customer's own vehicle, as typed. */
export interface TradeIn {
  readonly vehicle: string;
  readonly allowance: number | null;
  readonly owed: number | null;
}

/** Everything that is typed until the deal is sent. */
export interface Draft {
  /** The idempotency key: the deal is sent once, however often the call is repeated. */
  readonly key: string;
  readonly step: string;
  readonly applicant: Applicant;
  readonly hasCoApplicant: boolean;
  readonly coApplicant: Applicant;
  readonly vin: string;
  readonly year: number | null;
  readonly model: string;
  readonly miles: number | null;
  readonly stock: string;
  readonly value: number | null;
  readonly hasTradeIn: boolean;
  readonly tradeIn: TradeIn;
  readonly price: number | null;
  readonly downPayment: number | null;
  readonly addOns: number | null;
  readonly fees: number | null;
  readonly taxRate: number | null;
  readonly tier: string;
  readonly months: string;
  readonly documents: readonly StoredFile[];
}

const nobody: Applicant = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  ssn: '',
  birthDate: '',
  employmentStatus: '',
  employer: '',
  income: null,
};

/** A draft as the server has it. */
export interface StoredDraft {
  readonly draft: Draft;
  /** Is another one after each change. */
  readonly version: string;
}

/** A change of a draft. */
export interface DraftChange {
  readonly draft: Draft;
  /** The version that it is based on. `null` if there was no draft. */
  readonly version: string | null;
  /** The tab that it was typed in. A tab may repeat a call whose answer it did not get. */
  readonly tab: string;
}

export const emptyDraft = (key: string): Draft => ({
  key,
  step: '',
  applicant: nobody,
  hasCoApplicant: false,
  coApplicant: nobody,
  vin: '',
  year: null,
  model: '',
  miles: null,
  stock: '',
  value: null,
  hasTradeIn: false,
  tradeIn: { vehicle: '', allowance: null, owed: null },
  price: null,
  downPayment: null,
  addOns: 0,
  fees: 412,
  taxRate: 7.25,
  tier: '',
  months: '72',
  documents: [],
});

/** The steps of the form, in order. */
export const draftSteps = [
  { id: 'customer', label: 'Customer' },
  { id: 'work', label: 'Employment' },
  { id: 'vehicle', label: 'Vehicle' },
  { id: 'trade-in', label: 'Trade-in' },
  { id: 'figures', label: 'Figures' },
  { id: 'documents', label: 'Documents' },
] as const;
export type DraftStep = (typeof draftSteps)[number]['id'];

/** The bounds of the numbers: dollars, miles, percent, model years. */
export const limits = {
  money: { min: 0, max: dealCheckLimits.value.max },
  price: dealCheckLimits.value,
  value: dealCheckLimits.value,
  addOns: { min: 0, max: 20_000 },
  taxRate: { min: 0, max: 15 },
  miles: { min: 0, max: 500_000 },
  year: {
    min: thisYear - dealCheckLimits.modelYear.yearsBack,
    max: thisYear + dealCheckLimits.modelYear.yearsAhead,
  },
  income: { min: 1, max: 100_000 },
} as const;

/** Whether the customer has an employer to name. */
export const hasEmployer = ({ employmentStatus }: Applicant) =>
  employmentStatuses.slice(0, 2).some(({ value }) => value === employmentStatus);

/** The youngest age at which a person can sign, in years. */
const adult = 18;
export const latestBirthDate = `${thisYear - adult}${today.slice(4)}`;
export const isBirthDate = (date: string) =>
  parseDate(date) === date && date >= '1900-01-01' && date <= latestBirthDate;

const isWithin = (value: number | null, { min, max }: { min: number; max: number }) =>
  value !== null && value >= min && value <= max;

/** The terms of the deal as far as they are typed. Undefined if a sum is missing or outside its limits. */
export function termsOf(draft: Draft): DealTerms | undefined {
  const { price, downPayment, addOns, fees, taxRate, hasTradeIn, tradeIn } = draft;
  const { allowance, owed } = hasTradeIn ? tradeIn : { allowance: 0, owed: 0 };
  const isKnown =
    isWithin(price, limits.price) &&
    isWithin(downPayment, limits.money) &&
    isWithin(addOns, limits.addOns) &&
    isWithin(fees, limits.addOns) &&
    isWithin(taxRate, limits.taxRate) &&
    isWithin(allowance, limits.money) &&
    isWithin(owed, limits.money);
  if (!isKnown) return;
  return {
    price: price ?? 0,
    downPayment: downPayment ?? 0,
    tradeIn: allowance ?? 0,
    owedOnTradeIn: owed ?? 0,
    taxRate: taxRate ?? 0,
    taxedFees: addOns ?? 0,
    untaxedFees: fees ?? 0,
    tradeInTax: 'all',
  };
}

export const incomeOf = ({ applicant, coApplicant, hasCoApplicant }: Draft) =>
  (applicant.income ?? 0) + (hasCoApplicant ? (coApplicant.income ?? 0) : 0);

/** The deal as far as it can be calculated. Undefined if a number is missing or outside its limits. */
export function calculated(draft: Draft, tier = tierOf(draft)): Calculated | undefined {
  const terms = termsOf(draft);
  const { year, value } = draft;
  const months = Number(draft.months);
  if (!terms || !tier || !isWithin(year, limits.year) || !isWithin(value, limits.value)) return;
  if (!termOptions.includes(months) || !Number.isInteger(year)) return;
  return {
    terms,
    months,
    tier,
    income: Math.max(1, incomeOf(draft)),
    vehicle: { year: year ?? 0, value: value ?? 0 },
  };
}

export const tierOf = ({ tier }: Draft): Tier | undefined => tiers.find((one) => one === tier);

/** The figures of the draft at each tier. `null` if the tier has no rate for it. */
export const figuresByTier = (
  draft: Draft,
): readonly { readonly tier: Tier; readonly figures: Figures | null }[] =>
  tiers.map((tier) => {
    const deal = calculated(draft, tier);
    return { tier, figures: deal ? figuresOf(deal) : null };
  });

/** A message about a number outside its limits. */
export const outside = (
  label: string,
  value: number | null,
  range: { min: number; max: number },
) =>
  value === null || Number.isNaN(value)
    ? `Enter the ${label.toLowerCase()}`
    : `${label} must be from ${dollars(range.min)} to ${dollars(range.max)}`;
