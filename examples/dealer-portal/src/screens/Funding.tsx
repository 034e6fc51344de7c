import { dollars, formatDate, plural, wholeDollars } from '@milepost/domain/input';
import { DataTable, type DataTableColumn } from '@milepost/ui/DataTable';
import { EmptyState } from '@milepost/ui/EmptyState';
import { Grid } from '@milepost/ui/Grid';
import { CardIcon } from '@milepost/ui/Icon';
import { ProgressBar } from '@milepost/ui/ProgressBar';
import { StatCard } from '@milepost/ui/StatCard';
import { useState } from 'react';
import { messageOf } from '../api.ts';
import { Link } from '../links.tsx';
import { type Deal, figuresOf, type Status, vehicleName } from '../model.ts';
import { useDeals } from '../queries.ts';
import { Screen } from '../Screen.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { fundingSteps, stepsDone } from './Deal.tsx';

const amountOf = (deal: Deal) => figuresOf(deal)?.amountFinanced ?? 0;
const noDeals: readonly Deal[] = [];

const columns: readonly DataTableColumn<Deal>[] = [
  {
    id: 'applicant',
    label: 'Customer',
    cell: ({ id, applicant }) => (
      <Link to="/deals/$dealId" params={{ dealId: id }} variant="quiet">
        {applicant}
      </Link>
    ),
    sortBy: ({ applicant }) => applicant,
  },
  { id: 'vehicle', label: 'Vehicle', cell: ({ vehicle }) => vehicleName(vehicle) },
  {
    id: 'status',
    label: 'Status',
    cell: ({ status }) => <StatusBadge status={status} />,
    csv: ({ status }) => status,
  },
  {
    id: 'steps',
    label: 'Progress',
    cell: (deal) => (
      <ProgressBar
        label={`Progress of ${deal.applicant}`}
        isLabelHidden
        value={stepsDone(deal)}
        max={4}
        valueText={`${stepsDone(deal)} of 4: ${fundingSteps[stepsDone(deal) - 1] ?? 'Not approved'}`}
      />
    ),
    sortBy: stepsDone,
  },
  {
    id: 'amount',
    label: 'Amount',
    cell: (deal) => dollars(amountOf(deal)),
    sortBy: amountOf,
    isNumeric: true,
  },
  {
    id: 'sent',
    label: 'Sent',
    cell: ({ submitted }) => formatDate(submitted),
    sortBy: ({ submitted }) => submitted,
    isNowrap: true,
  },
];

/** The columns that the server sorts by. */
const fundedColumns: readonly DataTableColumn<Deal>[] = columns
  .filter(({ id }) => id !== 'steps')
  .map(({ sortBy: _sortBy, ...column }) => column);

/** Payments on their way to the dealer's account. */
export function Funding() {
  const [paging, setPaging] = useState({ page: 1, pageSize: 10 });
  const onTheWay = useDeals({
    status: 'Approved,In funding',
    sort: 'status',
    direction: 'descending',
    size: 100,
  });
  const funded = useDeals({ status: 'Funded', page: paging.page, size: paging.pageSize });
  return (
    <Screen title="Funding" lead="From approval to the money in your account.">
      <Grid itemWidth="medium" gap="m">
        <Total label="Approved, not sent" status="Approved" />
        <Total label="In funding" status="In funding" />
        <Total label="Funded" status="Funded" />
      </Grid>
      <DataTable
        caption="On the way"
        columns={columns}
        rows={onTheWay.data?.rows ?? noDeals}
        isLoading={onTheWay.isPending && !onTheWay.error}
        errorMessage={onTheWay.error ? messageOf(onTheWay.error) : undefined}
        onRetry={() => void onTheWay.refetch()}
        empty={
          <EmptyState
            heading="Nothing is on its way"
            headingLevel={2}
            icon={<CardIcon size="large" />}
          >
            Deals come here once they are approved.
          </EmptyState>
        }
      />
      <DataTable
        mode="server"
        caption="Funded"
        columns={fundedColumns}
        rows={funded.data?.rows ?? noDeals}
        total={funded.data?.total}
        isLoading={(funded.isPending && !funded.error) || funded.isPlaceholderData}
        errorMessage={funded.error ? messageOf(funded.error) : undefined}
        onRetry={() => void funded.refetch()}
        paging={paging}
        onPagingChange={setPaging}
        pageSizes={[10, 50, 100]}
        empty={
          <EmptyState
            heading="Nothing is funded yet"
            headingLevel={2}
            icon={<CardIcon size="large" />}
          >
            Deals come here once we have paid them.
          </EmptyState>
        }
      />
    </Screen>
  );
}

/** The amount and the number of the deals in one status. */
function Total({ label, status }: { label: string; status: Status }) {
  const { data } = useDeals({ status, size: 10 });
  return (
    <StatCard
      label={label}
      value={data ? wholeDollars(data.amount) : '–'}
      detail={
        data
          ? plural(data.total, {
              one: '1 deal',
              other: `${data.total.toLocaleString('en-US')} deals`,
            })
          : 'Loading'
      }
    />
  );
}
