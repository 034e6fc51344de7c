'use client';

import { DataTable, type DataTableColumn } from '@milepost/ui/DataTable';
import { Heading } from '@milepost/ui/Heading';
import { Stack } from '@milepost/ui/Stack';
import type { TableSort } from '@milepost/ui/Table';
import { type Deal, dollars } from './rows';

const columns: readonly DataTableColumn<Deal>[] = [
  { id: 'buyer', label: 'Buyer', cell: ({ buyer }) => buyer },
  {
    id: 'amount',
    label: 'Amount',
    cell: ({ amount }) => dollars(amount),
    isNumeric: true,
    isSortable: true,
  },
];

interface QueueProps {
  rows: readonly Deal[];
  sort: TableSort | undefined;
  /** Whether rows in another order are on their way. */
  isLoading: boolean;
  /** Opens the address with another sort order. */
  onSortChange: (sort: TableSort) => void;
}

/** A DataTable that the server sorts. Its sort order is in the address. */
export function Queue({ rows, sort, isLoading, onSortChange }: QueueProps) {
  return (
    <Stack gap="l">
      <Heading level={1}>Queue</Heading>
      <DataTable
        mode="server"
        caption="Deals in the queue"
        total={rows.length}
        sort={sort ?? null}
        {...{ columns, rows, isLoading, onSortChange }}
      />
    </Stack>
  );
}
