import { AreaChart } from '@milepost/ui/AreaChart';
import { BarList } from '@milepost/ui/BarList';
import { Heading } from '@milepost/ui/Heading';
import { Inline } from '@milepost/ui/Inline';
import { LinkButton } from '@milepost/ui/LinkButton';
import { Pagination } from '@milepost/ui/Pagination';
import { Prose } from '@milepost/ui/Prose';
import { Sparkline } from '@milepost/ui/Sparkline';
import { Stack } from '@milepost/ui/Stack';
import { StackedBar } from '@milepost/ui/StackedBar';
import { Table, type TableSort } from '@milepost/ui/Table';
import { deals, dollars, inOrder, searchOf } from './rows';

/** Parts that only show something. In Next.js, this is a server component. */
export function Deals({ sort }: { sort?: TableSort | undefined }) {
  return (
    <Stack gap="l">
      <Heading level={1}>Deals</Heading>
      <Table
        caption="Deals to fund"
        columns={[
          { id: 'buyer', label: 'Buyer', cell: ({ buyer }) => buyer },
          {
            id: 'amount',
            label: 'Amount',
            cell: ({ amount }) => dollars(amount),
            sortBy: ({ amount }) => amount,
            isNumeric: true,
          },
        ]}
        rows={inOrder(sort)}
        sort={sort}
        sortHref={(next) => `/${searchOf(next)}`}
      />
      <Pagination label="Pages of deals" page={1} pageCount={3} href={(page) => `/?page=${page}`} />
      <BarList
        label="Amount by buyer"
        items={deals.map(({ buyer, amount }) => ({ label: buyer, value: amount }))}
        writeValue={dollars}
      />
      <Sparkline
        label="Deals each month"
        points={[
          { label: 'January', value: 1200 },
          { label: 'February', value: 1350 },
        ]}
      />
      <AreaChart
        label="Advanced each month"
        points={[
          { x: '2026-09', advanced: 41_000 },
          { x: '2026-10', advanced: 38_500 },
          { x: '2026-11', advanced: 50_450 },
        ]}
        series={[{ key: 'advanced', label: 'Advanced' }]}
        format={{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }}
      />
      <StackedBar
        label="Parts of each deal"
        parts={[
          { key: 'amount', label: 'Loan' },
          { key: 'down', label: 'Down payment' },
        ]}
        bars={deals.map(({ buyer, amount }) => ({ label: buyer, amount, down: 2000 }))}
      />
      <Prose>
        <p>Before you send a deal:</p>
        <ul>
          <li>Check the odometer.</li>
          <li>Attach a pay stub.</li>
        </ul>
      </Prose>
      <Inline gap="s">
        <LinkButton href="/form">New deal</LinkButton>
        <LinkButton href="/es" variant="outline">
          En español
        </LinkButton>
      </Inline>
    </Stack>
  );
}
