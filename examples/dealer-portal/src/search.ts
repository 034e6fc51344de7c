import { parseDate } from '@milepost/domain/input';
import { type Status, statuses, type Tier, tiers } from './data.ts';

// The search parameters of the screens. Invalid values are left out.

/** The columns that the queue can be sorted by. */
export const dealColumns = [
  'applicant',
  'status',
  'tier',
  'amount',
  'payment',
  'ltv',
  'assignee',
  'submitted',
] as const;
export type DealColumn = (typeof dealColumns)[number];

export interface DealSearch {
  readonly search?: string;
  /** Statuses, separated by commas. */
  readonly status?: string;
  readonly tier?: Tier;
  /** The id of a user, or `nobody`. */
  readonly assignee?: string;
  readonly sort?: DealColumn;
  readonly direction?: 'descending';
  readonly page?: number;
  readonly size?: number;
}

type Given = Readonly<Record<string, unknown>>;

const oneOf = <Value extends string>(values: readonly Value[], given: unknown) =>
  values.find((value) => value === given);

const wholeFrom1 = (given: unknown) => {
  const number = Number(given);
  return Number.isInteger(number) && number >= 1 ? number : undefined;
};

/** Removes undefined values. */
const given = <Search extends object>(
  search: {
    [Name in keyof Search]: Search[Name] | undefined;
  },
): Search =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value)) as unknown as Search;

export const statusesOf = ({ status = '' }: DealSearch): readonly Status[] =>
  statuses.filter((one) => status.split(',').includes(one));

export const readDealSearch = (search: Given): DealSearch =>
  given<DealSearch>({
    search: typeof search.search === 'string' ? search.search : undefined,
    status: statusesOf({ status: String(search.status) }).join(','),
    tier: oneOf(tiers, search.tier),
    assignee: typeof search.assignee === 'string' ? search.assignee : undefined,
    sort: oneOf(dealColumns, search.sort),
    direction: oneOf(['descending'], search.direction),
    page: wholeFrom1(search.page),
    size: oneOf(['10', '50', '100'], String(search.size)) ? Number(search.size) : undefined,
  });

const dealTabs = ['stips', 'history'] as const;

/** The open section of a deal. @default its structure */
export const readDealTab = ({ tab }: Given) =>
  given<{ tab?: (typeof dealTabs)[number] }>({ tab: oneOf(dealTabs, tab) });

const date = (value: unknown) => {
  const read = typeof value === 'string' ? parseDate(value) : undefined;
  return read === value ? read : undefined;
};

/** The first and the last day of a report. */
export const readReportSearch = ({ from, to }: Given) =>
  given<{ from?: string; to?: string }>({ from: date(from), to: date(to) });
