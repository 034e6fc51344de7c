import { parseDate } from '@milepost/domain/input';
import { type Status, statuses, type Tier, tiers, today } from './model.ts';

// The search parameters of the screens and of the API. Invalid values are left out.

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

/** A page number. The server shows the last page instead of a later one. */
const pageNumber = (given: unknown) => {
  const number = Number(given);
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined;
};

const longestText = 100;
const text = (given: unknown) =>
  typeof given === 'string' ? given.slice(0, longestText) : undefined;

/**
 * Values that are left out are undefined, and not missing: the router adds what the address has besides
 * the validated parameters.
 */
const given = <Search extends object>(
  search: {
    [Name in keyof Search]-?: Search[Name] | undefined;
  },
): Search =>
  Object.fromEntries(
    Object.entries(search).map(([name, value]) => [name, value || undefined]),
  ) as unknown as Search;

export const statusesOf = ({ status = '' }: DealSearch): readonly Status[] =>
  statuses.filter((one) => status.split(',').includes(one));

export const readDealSearch = (search: Given): DealSearch =>
  given<DealSearch>({
    search: text(search.search),
    status: statusesOf({ status: String(search.status) }).join(','),
    tier: oneOf(tiers, search.tier),
    assignee: text(search.assignee),
    sort: oneOf(dealColumns, search.sort),
    direction: oneOf(['descending'], search.direction),
    page: pageNumber(search.page),
    size: oneOf(['10', '50', '100'], String(search.size)) ? Number(search.size) : undefined,
  });

const dealTabs = ['stips', 'history'] as const;

/** The open section of a deal. @default its structure */
export const readDealTab = ({ tab }: Given) =>
  given<{ tab?: (typeof dealTabs)[number] }>({ tab: oneOf(dealTabs, tab) });

/** The shown step of a new deal. @default the first one */
export const readStep = ({ step }: Given) => given<{ step?: string }>({ step: text(step) });

/** The days that a report can cover. */
export const reportDays = { min: '2020-01-01', max: today } as const;

const date = (value: unknown) => {
  const read = typeof value === 'string' ? parseDate(value) : undefined;
  return read === value && read && read >= reportDays.min && read <= reportDays.max
    ? read
    : undefined;
};

/** The first and the last day of a report, or neither. */
export const readReportSearch = (search: Given) => {
  const from = date(search.from);
  const to = date(search.to);
  const areDays = from && to && from <= to;
  return given<{ from?: string; to?: string }>({
    from: areDays ? from : undefined,
    to: areDays ? to : undefined,
  });
};

/** What the sign-in returns to, and whether the service has ended the session before it. */
export const readSignInSearch = ({ back, ended }: Given) =>
  given<{ back?: string; ended?: 'yes' }>({
    back: readBack(back),
    ended: ended === 'yes' ? ended : undefined,
  });

/** A path to return to after the sign-in, only within the portal, never on another site. */
export function readBack(back: unknown): string | undefined {
  if (typeof back !== 'string' || !back.startsWith('/')) return;
  // Browsers drop tabs and line breaks in an address, and read `\` as `/`.
  const url = URL.parse(back, 'http://portal.invalid');
  if (url?.host !== 'portal.invalid' || url.pathname.startsWith('//')) return;
  const path = `${url.pathname}${url.search}`;
  return url.pathname === '/' || url.pathname === '/sign-in' ? undefined : path;
}
