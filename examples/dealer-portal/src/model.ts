import { buyRate } from '@milepost/domain/dealers/buy-rate';
import { checkDeal } from '@milepost/domain/dealers/deal-check';
import { indirectLimits } from '@milepost/domain/facts/programs';
import type { CreditTier } from '@milepost/domain/facts/rate-sheet';
import { roundToCents, scheduledPayment, totalInterest } from '@milepost/domain/loan';
import { type DealTerms, workOutDeal } from '@milepost/domain/loan/deal';
import type { Applicant, TradeIn } from './application.ts';

// The types and calculations that the app and its server share.

/** Today's date in the sample. */
export const today = '2026-11-20';
export const thisYear = 2026;
/** The time zone of the dealership. */
export const timeZone = 'America/Los_Angeles';

/** The statuses of a deal, in the order of the work. */
export const statuses = [
  'In review',
  'Counteroffer',
  'Approved',
  'In funding',
  'Funded',
  'Declined',
] as const;
export type Status = (typeof statuses)[number];

export const tiers = [
  'Prime',
  'Near prime',
  'Nonprime',
  'Subprime',
  'Deep subprime',
] as const satisfies readonly CreditTier[];
export type Tier = (typeof tiers)[number];

/** A file that the server has. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** The types and the size of the files that the server accepts, in bytes. */
export const fileRules = {
  accept: ['application/pdf', 'image/*'],
  acceptLabel: 'PDF or pictures',
  maxSize: 10_000_000,
  maxFiles: 3,
} as const;

/** A stipulation: a document that the lender requires before it pays. */
export interface Stip {
  readonly id: string;
  readonly name: string;
  readonly why: string;
  readonly state: 'Needed' | 'In review' | 'Cleared';
  readonly files: readonly StoredFile[];
}

/** An event of a deal; `at` is in UTC, `2026-11-20T17:05`. */
export interface DealEvent {
  readonly at: string;
  readonly heading: string;
  readonly text: string;
}

export interface Vehicle {
  readonly year: number;
  readonly model: string;
  readonly miles: number;
  readonly stock: string;
  /** The book value, in dollars. */
  readonly value: number;
  readonly vin?: string;
}

/** The values that the dealer can change in a deal. */
export interface Structure {
  readonly terms: DealTerms;
  readonly months: number;
}

/** What a dealer entered besides the figures. The deals of the sample have none. */
export interface Application {
  readonly applicant: Applicant;
  readonly coApplicant: Applicant | null;
  readonly tradeIn: TradeIn | null;
  readonly documents: readonly StoredFile[];
}

/** A deal as the server stores it. */
export interface StoredDeal extends Structure {
  readonly id: string;
  readonly applicant: string;
  readonly vehicle: Vehicle;
  readonly tier: Tier;
  readonly score: number;
  /** Gross, a month, in dollars. */
  readonly income: number;
  readonly status: Status;
  /** The calendar date on which the deal arrived. */
  readonly submitted: string;
  /** The most that the lender finances, while its counteroffer is open. */
  readonly offer: number | null;
  readonly stips: readonly Stip[];
  /** The events, oldest first. */
  readonly events: readonly DealEvent[];
  readonly application?: Application;
}

export interface Deal extends StoredDeal {
  /** Counts the changes. A change of another version than the current one is a conflict. */
  readonly version: number;
  /** The name of whoever changed it last: a user or `Milepost`. */
  readonly changedBy: string;
  /** The id of a user. */
  readonly assignee: string | null;
  /** Whether the lender is about to answer. */
  readonly isWithLender: boolean;
}

/** A page of deals. */
export interface DealPage {
  readonly rows: readonly Deal[];
  /** The number of deals that match, on all pages. */
  readonly total: number;
  /** The number of the page, which is the last one if a later one was asked for. */
  readonly page: number;
  /** The amount financed of all matching deals, in dollars. */
  readonly amount: number;
  /** The number of deals that wait on the dealer, whatever the filter. */
  readonly waiting: number;
}

/** The user of each deal. */
export type Assignments = readonly { readonly id: string; readonly assignee: string | null }[];

/** The number of deals and their amount financed, in dollars. */
export interface Sum {
  readonly count: number;
  readonly amount: number;
}

/** The outcomes of the deals sent in a period. */
export interface ReportFigures {
  readonly sent: Sum;
  readonly funded: Sum;
  readonly declined: Sum;
  readonly byTier: Readonly<Partial<Record<Tier, number>>>;
  /** The dollars funded in each week, by the week's first day. */
  readonly weeks: readonly { readonly day: string; readonly amount: number }[];
  readonly byPerson: readonly {
    readonly id: string;
    readonly name: string;
    readonly sent: number;
    readonly funded: number;
    readonly amount: number;
  }[];
}

export const roles = ['Manager', 'Finance', 'Read only'] as const;
export type Role = (typeof roles)[number];

export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly state: 'Active' | 'Invited' | 'Deactivated';
}

/** Whether a user may change deals. */
export const mayWork = ({ role }: Pick<User, 'role'>) => role !== 'Read only';

/** Whether a user may change users. */
export const mayManage = ({ role }: Pick<User, 'role'>) => role === 'Manager';

/** The figures of a deal, in dollars and percent. `null` if the sheet has no rate for it. */
export interface Figures {
  readonly amountFinanced: number;
  readonly tax: number;
  readonly apr: number;
  readonly payment: number;
  readonly interest: number;
  /** The amount financed as a share of the vehicle's value. */
  readonly ltv: number;
  /** The payment as a share of income. */
  readonly pti: number;
}

/** What the figures and the program guide depend on. */
export interface Calculated extends Structure {
  readonly tier: Tier;
  readonly vehicle: Pick<Vehicle, 'year' | 'value'>;
  readonly income: number;
}

/** The rate of a deal on the rate sheet, in percent a year. */
export const rateOf = ({ tier, vehicle }: Pick<Calculated, 'tier' | 'vehicle'>, months: number) =>
  buyRate({ tier, months, isUsed: vehicle.year <= thisYear });

/** The figures of a deal with another structure. */
export function figuresOf(deal: Calculated, { terms, months }: Structure = deal): Figures | null {
  const apr = rateOf(deal, months);
  if (apr === null) return null;
  const { amountFinanced, tax } = workOutDeal(terms);
  const loan = { principal: amountFinanced, apr, months };
  const payment = scheduledPayment(loan);
  return {
    amountFinanced,
    tax,
    apr,
    payment,
    interest: totalInterest(loan),
    ltv: (100 * amountFinanced) / deal.vehicle.value,
    pti: (100 * payment) / deal.income,
  };
}

/** Compares a deal with the program guide. */
export const guideOf = (
  { vehicle, ...deal }: Structure & Pick<Calculated, 'vehicle'>,
  { terms, months }: Structure = deal,
) =>
  checkDeal(
    {
      amount: workOutDeal(terms).amountFinanced,
      value: vehicle.value,
      months,
      modelYear: vehicle.year,
    },
    thisYear,
  );

/** The statuses in which the dealer has to take the next step. */
export const waitingStatuses: readonly Status[] = ['Counteroffer', 'Approved'];

export const openStips = ({ stips }: Pick<StoredDeal, 'stips'>) =>
  stips.filter(({ state }) => state === 'Needed').length;

export const vehicleName = ({ year, model }: Pick<Vehicle, 'year' | 'model'>) => `${year} ${model}`;

/** The terms with a down payment that is high enough for an offer. */
export const acceptedTerms = ({ terms }: Structure, offer: number): DealTerms => {
  const over = Math.max(0, workOutDeal(terms).amountFinanced - offer);
  return { ...terms, downPayment: roundToCents(terms.downPayment + over) };
};

/** The terms of the program, in months. */
export const termOptions = [24, 36, 48, 60, 66, 72, 75, 84].filter(
  (months) => months >= indirectLimits.termMonths.min && months <= indirectLimits.termMonths.max,
);

/** The name of the user that a deal is assigned to. */
export const nameOf = (users: readonly User[], id: string | null) =>
  users.find((user) => user.id === id)?.name ?? 'Nobody';
