import { useState } from 'react';
import { ConfirmDialog } from '../components/ConfirmDialog/index.ts';
import { DataTable, type DataTableColumn } from '../components/DataTable/index.ts';
import { EmptyState } from '../components/EmptyState/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import { ToastRegion, toast } from '../components/Toast/index.ts';
import type { Deal } from './DealQueue.tsx';

const columns: DataTableColumn<Deal>[] = [
  {
    id: 'applicant',
    label: 'Applicant',
    cell: ({ applicant }) => applicant,
    sortBy: ({ applicant }) => applicant,
  },
  { id: 'vehicle', label: 'Vehicle', cell: ({ vehicle }) => vehicle },
  {
    id: 'amount',
    label: 'Amount',
    cell: ({ amount }) => `$${amount.toLocaleString('en-US')}`,
    sortBy: ({ amount }) => amount,
    isNumeric: true,
  },
];

const counted = (count: number) => (count === 1 ? '1 deal' : `${count} deals`);

interface BulkDeclineProps {
  deals: readonly Deal[];
  /** Declines deals. Resolves to the ids of those that it could not decline. */
  onDecline: (ids: readonly string[]) => Promise<readonly string[]>;
}

/** Several rows at once: the number is in the question and in the result, and what failed stays selected. */
export function BulkDecline({ deals, onDecline }: BulkDeclineProps) {
  const [rows, setRows] = useState(deals);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);

  const decline = async () => {
    const failed = await onDecline(asked);
    const done = asked.filter((id) => !failed.includes(id));
    setRows((before) => before.filter(({ id }) => !done.includes(id)));
    setSelected(new Set(failed));
    toast({
      tone: failed.length > 0 ? 'danger' : 'success',
      heading: `${counted(done.length)} declined`,
      ...(failed.length > 0 && {
        description: `${counted(failed.length)} changed meanwhile and stayed selected.`,
      }),
    });
  };

  return (
    <Stack gap="l">
      <DataTable
        caption="Deals in review"
        columns={columns}
        rows={rows}
        selectionMode="multiple"
        selectedKeys={selected}
        onSelectionChange={setSelected}
        bulkActions={[
          {
            id: 'decline',
            label: 'Decline',
            onAction: (keys) => {
              setAsked([...keys]);
              setAsking(true);
            },
          },
        ]}
        empty={
          <EmptyState heading="All done" headingLevel={3}>
            New deals show here as they come in.
          </EmptyState>
        }
      />
      <ConfirmDialog
        heading={`Decline ${counted(asked.length)}?`}
        confirmLabel={`Decline ${counted(asked.length)}`}
        cancelLabel="Keep them"
        tone="danger"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={decline}
      >
        <Text>Each applicant gets a letter with the reasons within 30 days.</Text>
      </ConfirmDialog>
      <ToastRegion />
    </Stack>
  );
}
