import { useState } from 'react';
import { Box } from '../../components/Box/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import {
  CheckIcon,
  ClockIcon,
  DollarIcon,
  HandshakeIcon,
  SearchIcon,
} from '../../components/Icon/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Link } from '../../components/Link/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import { Select } from '../../components/Select/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { StatCard } from '../../components/StatCard/index.ts';
import { Switch } from '../../components/Switch/index.ts';
import { Table, type TableColumn, type TableSort } from '../../components/Table/index.ts';
import { Text } from '../../components/Text/index.ts';
import {
  type Application,
  bandOf,
  dollars,
  ficoBands,
  ltv,
  percent,
  pti,
  statuses,
  time,
  waitsOnDealer,
} from './applications.ts';
import { inPlace } from './inPlace.ts';
import { StatusBadge } from './StatusBadge.tsx';

const rowsOnAPage = 8;

interface Filters {
  words: string;
  status: string;
  band: string;
  isMine: boolean;
}

const noFilters: Filters = { words: '', status: '', band: '', isMine: false };

const passes = (filters: Filters) => (application: Application) => {
  const { applicant, vehicle, id, status, fico } = application;
  const text = `${applicant} ${vehicle} ${id}`.toLowerCase();
  return (
    filters.words
      .toLowerCase()
      .split(' ')
      .every((word) => text.includes(word)) &&
    (filters.status === '' || status === filters.status) &&
    (filters.band === '' || bandOf(fico) === filters.band) &&
    (!filters.isMine || waitsOnDealer(application))
  );
};

const columns = (onOpen: (id: string) => void): TableColumn<Application>[] => [
  {
    id: 'applicant',
    label: 'Applicant',
    sortBy: ({ applicant }) => applicant,
    cell: ({ id, applicant, vehicle }) => (
      <Stack gap="xs" align="start">
        <Link href={`#${id}`} onClick={inPlace(() => onOpen(id))}>
          {applicant}
        </Link>
        <Text size="tiny" tone="soft">
          {vehicle}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'status',
    label: 'Status',
    sortBy: ({ status }) => statuses.indexOf(status),
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    id: 'fico',
    label: 'FICO',
    isNumeric: true,
    sortBy: ({ fico }) => fico,
    cell: ({ fico }) => fico,
  },
  { id: 'ltv', label: 'LTV', isNumeric: true, sortBy: ltv, cell: (row) => percent(ltv(row)) },
  { id: 'pti', label: 'PTI', isNumeric: true, sortBy: pti, cell: (row) => percent(pti(row)) },
  {
    id: 'advance',
    label: 'Advance',
    isNumeric: true,
    sortBy: ({ advance }) => advance,
    cell: ({ advance }) => dollars(advance),
  },
  {
    id: 'buyRate',
    label: 'Buy rate',
    isNumeric: true,
    sortBy: ({ buyRate }) => buyRate,
    cell: ({ buyRate }) => percent(buyRate, 2),
  },
  {
    id: 'submitted',
    label: 'Submitted',
    isNumeric: true,
    sortBy: ({ submitted }) => submitted,
    cell: ({ submitted }) => time(submitted),
  },
];

/** Sorted by the caller of the Table, as a server would, since one page shows a part of the rows. */
const inOrder = (rows: readonly Application[], { column, direction }: TableSort) => {
  const key = columns(() => {}).find(({ id }) => id === column)?.sortBy ?? (() => 0);
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => sign * (key(a) < key(b) ? -1 : Number(key(a) > key(b))));
};

/** Every application of the dealer, the latest first. */
export function Queue({
  applications,
  onOpen,
}: {
  applications: readonly Application[];
  onOpen: (id: string) => void;
}) {
  const [filters, setFilters] = useState(noFilters);
  const [sort, setSort] = useState<TableSort>({ column: 'submitted', direction: 'descending' });
  const [page, setPage] = useState(1);

  const filter = (change: Partial<Filters>) => {
    setFilters({ ...filters, ...change });
    setPage(1);
  };
  const clear = () => filter(noFilters);
  const found = applications.filter(passes(filters));
  const isFiltered = Object.values(filters).some(Boolean);
  const of = (status: string) => applications.filter((each) => each.status === status);
  const funded = of('Funded').reduce((sum, { advance }) => sum + advance, 0);

  return (
    <Stack gap="xl">
      <Inline justify="between" gap="m">
        <Stack gap="m">
          <Heading level={1} size="h2">
            Applications
          </Heading>
          <Text tone="soft">Cedar Ridge Auto Group, Fresno</Text>
        </Stack>
        <LinkButton href="#new" variant="primary">
          New application
        </LinkButton>
      </Inline>
      <Grid itemWidth="small" gap="m">
        <StatCard
          background="tint1"
          label="Waiting on you"
          value={applications.filter(waitsOnDealer).length}
          detail="Stips, offers, signatures"
          icon={<ClockIcon size="medium" />}
        />
        <StatCard
          label="In review"
          value={of('In review').length}
          detail="Answer within 20 minutes"
          icon={<HandshakeIcon size="medium" />}
        />
        <StatCard
          label="Approved"
          value={of('Approved').length}
          detail="Good for 30 days"
          icon={<CheckIcon size="medium" />}
        />
        <StatCard
          label="Funded this week"
          value={dollars(funded)}
          detail={`${of('Funded').length} contracts`}
          icon={<DollarIcon size="medium" />}
        />
      </Grid>
      <Card>
        <Stack gap="l">
          <Grid itemWidth="small" gap="m" role="search" aria-label="Applications">
            <SearchField
              label="Search"
              value={filters.words}
              onChange={(words) => filter({ words })}
            />
            <Select
              label="Status"
              emptyLabel="All"
              options={statuses.map((status) => ({ value: status, label: status }))}
              value={filters.status}
              onChange={(status) => filter({ status })}
            />
            <Select
              label="FICO band"
              emptyLabel="All"
              options={ficoBands.map(({ label }) => ({ value: label, label }))}
              value={filters.band}
              onChange={(band) => filter({ band })}
            />
          </Grid>
          <Inline justify="between">
            <Switch
              label="Only what waits on me"
              isSelected={filters.isMine}
              onChange={(isMine) => filter({ isMine })}
            />
            <Inline>
              <Box role="status">
                <Text size="small" tone="soft" isTabular>
                  {found.length} of {applications.length}
                </Text>
              </Box>
              {isFiltered && (
                <Button variant="quiet" size="small" onPress={clear}>
                  Clear filters
                </Button>
              )}
            </Inline>
          </Inline>
          <Table
            caption="Applications"
            isCaptionHidden
            columns={columns(onOpen)}
            rows={inOrder(found, sort).slice((page - 1) * rowsOnAPage, page * rowsOnAPage)}
            rowKey={({ id }) => id}
            sort={sort}
            onSortChange={setSort}
            empty={
              <EmptyState
                heading="No application fits"
                headingLevel={2}
                icon={<SearchIcon size="large" />}
                actions={
                  <Button variant="outline" onPress={clear}>
                    Show all {applications.length}
                  </Button>
                }
              >
                Try fewer words, or another status or band.
              </EmptyState>
            }
          />
          <Pagination
            label="Pages of applications"
            page={page}
            pageCount={Math.max(1, Math.ceil(found.length / rowsOnAPage))}
            href={(to) => `#page-${to}`}
            onNavigate={(to, event) => inPlace(() => setPage(to))(event)}
          />
        </Stack>
      </Card>
    </Stack>
  );
}
