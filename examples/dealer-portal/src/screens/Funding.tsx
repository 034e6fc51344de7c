import { dollars, formatDate, plural, wholeDollars } from '@milepost/domain/input';
import { DataTable, type DataTableColumn } from '@milepost/ui/DataTable';
import { EmptyState } from '@milepost/ui/EmptyState';
import { Grid } from '@milepost/ui/Grid';
import { CardIcon } from '@milepost/ui/Icon';
import { ProgressBar } from '@milepost/ui/ProgressBar';
import { StatCard } from '@milepost/ui/StatCard';
import { type Deal, figuresOf, useDeals, vehicleName } from '../data.ts';
import { Link } from '../links.tsx';
import { Screen } from '../Screen.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { fundingSteps, stepsDone } from './Deal.tsx';

const amountOf = (deal: Deal) => figuresOf(deal)?.amountFinanced ?? 0;
const sumOf = (deals: readonly Deal[]) => deals.reduce((sum, deal) => sum + amountOf(deal), 0);

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

/** Payments on their way to the dealer's account. */
export function Funding() {
  const deals = useDeals();
  const approved = deals.filter(({ status }) => status === 'Approved');
  const inFunding = deals.filter(({ status }) => status === 'In funding');
  const funded = deals.filter(({ status }) => status === 'Funded');
  const counted = (list: readonly Deal[]) =>
    plural(list.length, { one: '1 deal', other: `${list.length} deals` });
  return (
    <Screen title="Funding" lead="From approval to the money in your account.">
      <Grid itemWidth="small" gap="m">
        <StatCard
          label="Approved, not sent"
          value={wholeDollars(sumOf(approved))}
          detail={counted(approved)}
        />
        <StatCard
          label="In funding"
          value={wholeDollars(sumOf(inFunding))}
          detail={counted(inFunding)}
        />
        <StatCard label="Funded" value={wholeDollars(sumOf(funded))} detail={counted(funded)} />
      </Grid>
      <DataTable
        caption="On the way"
        columns={columns}
        rows={[...inFunding, ...approved]}
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
        caption="Funded"
        columns={columns.filter(({ id }) => id !== 'steps')}
        rows={funded}
        defaultPaging={{ page: 1, pageSize: 10 }}
      />
    </Screen>
  );
}
