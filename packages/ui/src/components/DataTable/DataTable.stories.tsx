import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/index.ts';
import { MenuItem } from '../Menu/index.ts';
import { Select } from '../Select/index.ts';
import { docs } from './DataTable.docs.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { DataTableColumnMenu } from './DataTableColumnMenu.tsx';
import { DataTableFilterBar } from './DataTableFilterBar.tsx';
import { DataTableFrame } from './DataTableFrame.tsx';
import { DataTableGrid } from './DataTableGrid.tsx';
import { DataTablePager } from './DataTablePager.tsx';
import { DataTableRowMenu } from './DataTableRowMenu.tsx';
import { DataTableToolbar } from './DataTableToolbar.tsx';
import type { DataTableColumn } from './types.ts';
import { useDataTable } from './useDataTable.ts';

interface Deal {
  id: number;
  applicant: string;
  vehicle: string;
  amount: number;
  state: 'Approved' | 'In review' | 'Funded';
}

const names = ['Priya Natarajan', 'Dana Whitfield', 'Marcus Lee', 'Ana Torres', 'Owen Park'];
const vehicles = ['2023 Honda Civic', '2024 Ford F-150', '2019 Toyota Corolla'];
const states = ['In review', 'Approved', 'Funded'] as const;

/** Returns a number of deals, the same each time. */
const dealsOf = (count: number): Deal[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    applicant: `${names[index % names.length]}${index < names.length ? '' : ` ${index + 1}`}`,
    vehicle: vehicles[index % vehicles.length] ?? '',
    amount: 9_800 + ((index * 7_919) % 40_000),
    state: states[index % states.length] ?? 'Funded',
  }));

const tones = { 'In review': 'info', Approved: 'success', Funded: 'neutral' } as const;

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
    label: 'Status',
    cell: ({ state }) => <Badge tone={tones[state]}>{state}</Badge>,
    csv: ({ state }) => state,
  },
  {
    id: 'amount',
    label: 'Amount',
    cell: ({ amount }) => `$${amount.toLocaleString('en-US')}`,
    sortBy: ({ amount }) => amount,
    isNumeric: true,
  },
];

const open = fn();

const rowMenu: DataTableProps<Deal>['rowMenu'] = (deal) => (
  <DataTableRowMenu>
    <MenuItem onAction={() => open(deal)}>Open</MenuItem>
    <MenuItem tone="danger">Decline</MenuItem>
  </DataTableRowMenu>
);

const meta = {
  title: 'Components/Data/DataTable',
  component: DataTable<Deal>,
  subcomponents: {
    DataTableFrame,
    DataTableToolbar,
    DataTableFilterBar,
    DataTableGrid,
    DataTablePager,
  },
  parameters: { docsData: docs },
  args: {
    caption: 'Deals this week',
    columns,
    rows: dealsOf(5),
    selectionMode: 'multiple',
    rowMenu,
    bulkActions: [{ id: 'assign', label: 'Assign', onAction: fn() }],
    onSelectionChange: fn(),
  },
} satisfies Meta<typeof DataTable<Deal>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Args = DataTableProps<Deal>;

const rowNames = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAccessibleName('Deals this week');
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
};

/** A header sorts by its column; the order is announced. */
export const Sorted: Story = {
  args: { defaultSort: { column: 'amount', direction: 'descending' }, onSortChange: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: 'Amount' });
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    const descending = rowNames(canvasElement);
    await userEvent.click(header);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: 'amount',
      direction: 'ascending',
    });
    await expect(rowNames(canvasElement)).toEqual(descending.toReversed());
    await expect(canvas.getByText('Sorted by Amount, ascending')).toHaveAttribute('aria-live');
  },
};

/** Selecting rows shows a bar with their number and the actions on them. */
export const Selected: Story = {
  args: { defaultSelectedKeys: [1, 3] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    await expect(args.bulkActions?.[0]?.onAction).toHaveBeenLastCalledWith(new Set([1, 3]));
    const [all] = canvas.getAllByRole('checkbox');
    await expect(all).toBePartiallyChecked();
    all?.focus();
    await userEvent.keyboard('[Space]');
    await expect(canvas.getByText('5 selected')).toBeVisible();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set([1, 3, 2, 4, 5]));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByText(/selected/)).toBeNull();
  },
};

/** Actions can differ from row to row; a row without any has no menu. */
export const RowActionsByRow: Story = {
  args: {
    rowMenu: ({ state }) =>
      state === 'In review' && (
        <DataTableRowMenu>
          <MenuItem>Approve</MenuItem>
        </DataTableRowMenu>
      ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(2);
  },
};

/** Each row has a menu of its actions. */
export const RowActions: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Marcus Lee' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Open' }));
    await expect(open).toHaveBeenLastCalledWith(args.rows[2]);
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
};

/** The table splits its rows into pages, and keeps the selection on the other pages. */
export const Pages: Story = {
  args: { rows: dealsOf(10_000), defaultPaging: { page: 1, pageSize: 10 }, onPagingChange: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('1–10 of 10,000')).toBeVisible();
    canvas.getAllByRole('checkbox')[1]?.focus();
    await userEvent.keyboard('[Space]');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPagingChange).toHaveBeenLastCalledWith({ page: 2, pageSize: 10 });
    await expect(canvas.getByText('11–20 of 10,000')).toBeVisible();
    await expect(rowNames(canvasElement)[0]).toBe('Priya Natarajan 11');
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Rows per page'), '25');
    await expect(canvas.getByText('1–25 of 10,000')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(25);
  },
};

/** The checkbox in the header selects the page, a sentence offers all the other pages, and unchecking deselects them. */
export const SelectedOnAllPages: Story = {
  tags: ['!autodocs'],
  args: { rows: dealsOf(10_000), defaultPaging: { page: 1, pageSize: 50 } },
  play: async ({ args, canvas, userEvent }) => {
    const onSelectionChange = args.onSelectionChange as ReturnType<typeof fn>;
    const selected = () => onSelectionChange.mock.lastCall?.[0] as Set<number>;
    const box = () => canvas.getAllByRole('checkbox')[0] as HTMLElement;
    const press = async () => {
      box().focus();
      await userEvent.keyboard('[Space]');
    };
    await press();
    await expect(canvas.getByText('50 on this page are selected.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(box()).not.toBePartiallyChecked();
    await press();
    await expect(canvas.getByText('100 selected')).toBeVisible();
    await press();
    await expect(canvas.getByText('50 selected')).toBeVisible();
    await expect(selected()).toEqual(new Set(Array.from({ length: 50 }, (_, index) => index + 1)));
    await press();
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 10,000' }));
    await expect(canvas.getByText('10,000 selected')).toBeVisible();
    await expect(selected().size).toBe(10_000);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Clear selection' })).toHaveFocus(),
    );
    await press();
    await expect(canvas.getByText('9,950 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(selected().size).toBe(0);
    await waitFor(() =>
      expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement),
    );
  },
};

/** The rows of one page come from a server, which sorts them too; the caller keeps all state. */
export const ServerPages: Story = {
  render: function ServerPages(args: Args) {
    const all = dealsOf(40);
    const [paging, setPaging] = useState({ page: 2, pageSize: 10 });
    const start = (paging.page - 1) * paging.pageSize;
    return (
      <DataTable
        {...args}
        mode="server"
        rows={all.slice(start, start + paging.pageSize)}
        total={all.length}
        paging={paging}
        onPagingChange={setPaging}
      />
    );
  },
  args: { onSelectAll: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('11–20 of 40')).toBeVisible();
    canvas.getAllByRole('checkbox')[0]?.focus();
    await userEvent.keyboard('[Space]');
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 40' }));
    await expect(args.onSelectAll).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(canvas.getByText('1–10 of 40')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
  },
};

/** People choose the columns, and export what is shown as a file. */
export const ColumnsAndExport: Story = {
  args: { toolbar: <DataTableColumnMenu />, defaultHiddenColumns: ['vehicle'], onExport: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Vehicle' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Vehicle' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Status' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('columnheader', { name: 'Vehicle' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Status' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(args.onExport).toHaveBeenLastCalledWith(
      expect.stringMatching(
        /^\uFEFFApplicant,Vehicle,Amount\r\nPriya Natarajan,2023 Honda Civic,9800\r\n/,
      ),
      expect.anything(),
    );
  },
};

/** People set the width of a column. */
export const Resizable: Story = {
  args: { columns: columns.map((column) => ({ ...column, isResizable: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('slider', { hidden: true })).toHaveLength(4);
  },
};

const opened = fn();

/** A click on a row opens it, and so does Enter; the checkbox and Space select it. */
export const RowsThatOpen: Story = {
  args: { onRowAction: opened },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('$17,719'));
    await expect(opened).toHaveBeenLastCalledWith(args.rows[1]);
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
};

/** The first cell of each row is a link to its page, which a click on the row follows. */
export const RowsWithAddresses: Story = {
  args: { rowHref: ({ id }) => `#deal-${id}`, selectionMode: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Marcus Lee' })).toHaveAttribute(
      'href',
      '#deal-3',
    );
  },
};

/** One row at a time is selected, and disabled rows can't be. */
export const SingleSelection: Story = {
  args: { selectionMode: 'single', defaultSelectedKeys: [2], disabledKeys: [3], bulkActions: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Select Marcus Lee' })).toBeDisabled();
    await userEvent.click(canvas.getByText('Ana Torres'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set([4]));
  },
};

/** A button in a row shows its details below it. */
export const Details: Story = {
  args: {
    defaultExpandedKeys: [2],
    rowDetails: ({ applicant, vehicle }) => (
      <span>
        {applicant} asks to finance a {vehicle} for 72 months.
      </span>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Dana Whitfield asks/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Dana Whitfield' }));
    await expect(canvas.queryByText(/^Dana Whitfield asks/)).toBeNull();
  },
};

/** The last row has the totals of all pages. */
export const Totals: Story = {
  args: {
    totals: (rows) => ({
      amount: `$${rows.reduce((sum, { amount }) => sum + amount, 0).toLocaleString('en-US')}`,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Total' })).toBeVisible();
  },
};

/** Fields above the rows filter them by a text or a choice. */
export const Filters: Story = {
  args: {
    rows: dealsOf(40),
    defaultPaging: { page: 1, pageSize: 10 },
    empty: 'No deal fits.',
    columns: columns.map((column) =>
      column.id === 'vehicle'
        ? { ...column, filter: 'text' as const }
        : column.id === 'state'
          ? { ...column, filter: states }
          : column,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Funded');
    await userEvent.type(canvas.getByLabelText('Vehicle'), 'civic');
    await expect(canvas.getByText('No deal fits.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByText('1–10 of 40')).toBeVisible();
  },
};

/** A server that pages by a cursor does not know how many rows there are. */
export const UnknownTotal: Story = {
  args: { mode: 'server', paging: { page: 2, pageSize: 5 }, hasNextPage: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6–10')).toBeVisible();
  },
};

/** The rows stay while others load. */
export const LoadingMore: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
};

/** The rows stay after a failure, below its message. */
export const FailedToReload: Story = {
  args: { errorMessage: 'The queue didn’t load. Check your connection.', onRetry: fn() },
};

/** The caller’s own controls beside the table’s. */
export const OwnToolbar: Story = {
  args: {
    toolbar: (
      <Button size="small" variant="primary">
        New deal
      </Button>
    ),
    onExport: fn(),
  },
};

/** The hook and the parts, for another arrangement: the pages are above the rows. */
export const Parts: Story = {
  render: function Parts({ columns: ofDeals, rows }: Args) {
    const table = useDataTable({
      columns: ofDeals,
      rows,
      defaultPaging: { page: 1, pageSize: 3 },
    });
    return (
      <DataTableFrame table={table} caption="Deals this week">
        <DataTableToolbar />
        <DataTablePager pageSizes={[3, 5]} />
        <DataTableGrid />
      </DataTableFrame>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–3 of 5')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Loading').at(-1)).toHaveAttribute('aria-live');
  },
};

export const Empty: Story = { args: { rows: [], empty: 'No deals came in this week.' } };

export const Failed: Story = {
  args: {
    rows: [],
    errorMessage: 'The queue didn’t load. Check your connection.',
    onRetry: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The queue didn’t load.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The rows scroll below their headers, beside their first column. */
export const Tall: Story = { args: { rows: dealsOf(60), height: 'screen' } };

/** All rows in one table that scrolls: only those in view are in the document. */
export const ManyRows: Story = {
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: {
    rows: dealsOf(10_000),
    height: 'screen',
    columns: columns.map((column) =>
      column.id === 'applicant' ? { ...column, width: 260 } : column,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100);
    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => {
      const last = canvas.getAllByRole('row').at(-1);
      expect(last).toHaveAttribute('aria-rowindex', '10001');
      expect(last).toHaveFocus();
    });
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByText('10,000 selected')).toBeVisible();
    // The focus ring must not take up a column.
    const last = canvas.getAllByRole('row').at(-1) as HTMLElement;
    const end = last.lastElementChild?.getBoundingClientRect().right ?? 0;
    await expect(Math.round(end)).toBe(Math.round(last.getBoundingClientRect().right));
  },
};

/** A heading already names the table: with nothing else to show above it, there is no bar. */
export const CaptionHidden: Story = {
  args: { isCaptionHidden: true, selectionMode: 'none' },
  render: ({ rowMenu: _, bulkActions: __, ...args }) => <DataTable {...args} />,
};

/** Less important columns are hidden where there is little room; dates and codes stay on one line. */
export const LittleRoom: Story = {
  args: {
    toolbar: <DataTableColumnMenu />,
    columns: [
      ...columns.map((column) =>
        column.id === 'vehicle' ? { ...column, priority: 'low' as const } : column,
      ),
      { id: 'sent', label: 'Sent', cell: () => 'Nov 20, 2026', isNowrap: true, priority: 'medium' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '46rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Vehicle' })).toBeNull());
    await expect(canvas.getByRole('columnheader', { name: 'Sent' })).toBeVisible();
  },
};

/** Where there is no room for columns, each row is a card, and still a row of the grid. */
export const Cards: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('rowheader');
    await expect(first).toHaveTextContent('Priya Natarajan');
    const amount = canvas.getByText('$9,800').closest('td') as HTMLElement;
    await expect(getComputedStyle(amount, '::before').content).toBe('"Amount"');
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
};

export const Keyboard: Story = {
  ...keyboardStory(docs),
  args: {
    columns: [
      ...columns,
      {
        id: 'assignee',
        label: 'Assignee',
        cell: ({ applicant }) => (
          <Select
            label={`Assignee of ${applicant}`}
            isLabelHidden
            size="small"
            emptyLabel="Nobody"
            options={[{ value: 'mai', label: 'Mai Tran' }]}
          />
        ),
      },
    ],
  },
};

export const Stress: Story = {
  ...stress,
  args: {
    caption: longWord,
    rows: dealsOf(2).map((deal) => ({ ...deal, applicant: longWord, vehicle: longWord })),
    defaultSelectedKeys: [1],
    defaultPaging: { page: 1, pageSize: 10 },
    toolbar: <DataTableColumnMenu />,
    onExport: fn(),
  },
};
