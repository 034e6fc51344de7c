import { useState } from 'react';
import { Badge } from '../components/Badge/index.ts';
import {
  DataTable,
  type DataTableColumn,
  DataTableRowMenu,
} from '../components/DataTable/index.ts';
import { EmptyState } from '../components/EmptyState/index.ts';
import { MenuItem } from '../components/Menu/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { TagGroup } from '../components/TagGroup/index.ts';
import { ToastRegion, toast } from '../components/Toast/index.ts';

export interface Deal {
  id: string;
  applicant: string;
  vehicle: string;
  state: keyof typeof tones;
  amount: number;
}

const tones = { 'In review': 'info', Approved: 'success', Funded: 'neutral' } as const;

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const columns: DataTableColumn<Deal>[] = [
  {
    id: 'applicant',
    label: 'Applicant',
    cell: ({ applicant }) => applicant,
    sortBy: ({ applicant }) => applicant,
  },
  { id: 'vehicle', label: 'Vehicle', cell: ({ vehicle }) => vehicle },
  {
    id: 'state',
    label: 'State',
    cell: ({ state }) => <Badge tone={tones[state]}>{state}</Badge>,
    csv: ({ state }) => state,
  },
  {
    id: 'amount',
    label: 'Amount',
    cell: ({ amount }) => dollars.format(amount),
    sortBy: ({ amount }) => amount,
    isNumeric: true,
  },
];

const states = Object.keys(tones).map((id) => ({ id, label: id }));

/** Rows to work through: filters above them, actions on several in a bar, actions on one in its menu. */
export function DealQueue({ deals }: { deals: readonly Deal[] }) {
  const [shown, setShown] = useState(new Set<string>());
  const rows = shown.size === 0 ? deals : deals.filter(({ state }) => shown.has(state));
  return (
    <Stack gap="l">
      <TagGroup
        label="States"
        tags={states}
        selectionMode="multiple"
        selectedKeys={shown}
        onSelectionChange={(keys) => setShown(new Set(keys))}
      />
      <DataTable
        caption="Deals this week"
        columns={columns}
        rows={rows}
        defaultSort={{ column: 'amount', direction: 'descending' }}
        selectionMode="multiple"
        bulkActions={[
          {
            id: 'assign',
            label: 'Assign to me',
            onAction: (keys) => toast({ heading: `${keys.size} assigned to you` }),
          },
        ]}
        rowMenu={({ id }) => (
          <DataTableRowMenu>
            <MenuItem onAction={() => toast({ heading: `${id} opens` })}>Open</MenuItem>
          </DataTableRowMenu>
        )}
        empty={
          <EmptyState heading="No deal is in these states" headingLevel={3}>
            Take one of the filters off.
          </EmptyState>
        }
      />
      <ToastRegion />
    </Stack>
  );
}
