import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Box } from '../Box/Box.tsx';
import { docs } from './Table.docs.ts';
import { Table, type TableColumn } from './Table.tsx';

interface Application {
  id: number;
  applicant: string;
  vehicle: string;
  amount: number;
  state: 'Approved' | 'In review';
}

const applications: Application[] = [
  {
    id: 1,
    applicant: 'Priya Natarajan',
    vehicle: '2023 Honda Civic',
    amount: 21400,
    state: 'In review',
  },
  {
    id: 2,
    applicant: 'Dana Whitfield',
    vehicle: '2024 Ford F-150',
    amount: 38950,
    state: 'Approved',
  },
  {
    id: 3,
    applicant: 'Marcus Lee',
    vehicle: '2019 Toyota Corolla',
    amount: 9800,
    state: 'In review',
  },
];

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const columns: TableColumn<Application>[] = [
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
    cell: ({ state }) => <Badge tone={state === 'Approved' ? 'success' : 'info'}>{state}</Badge>,
  },
  {
    id: 'amount',
    label: 'Amount',
    isNumeric: true,
    cell: ({ amount }) => dollars.format(amount),
    sortBy: ({ amount }) => amount,
  },
];

const meta = {
  title: 'Components/Data/Table',
  component: Table<Application>,
  parameters: { docsData: docs },
  args: {
    caption: 'Applications this week',
    columns,
    rows: applications,
    getKey: ({ id }) => id,
  },
} satisfies Meta<typeof Table<Application>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sorted: Story = {
  args: { defaultSort: { column: 'amount', direction: 'descending' } },
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names()).toEqual(['Dana Whitfield', 'Priya Natarajan', 'Marcus Lee']);
    await userEvent.click(canvas.getByRole('button', { name: 'Applicant' }));
    await expect(names()).toEqual(['Dana Whitfield', 'Marcus Lee', 'Priya Natarajan']);
  },
};

/** The caller keeps the order and sorts the rows, say on a server. */
export const SortedByTheCaller: Story = {
  args: { sort: { column: 'amount', direction: 'ascending' }, onSortChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({
      column: 'amount',
      direction: 'descending',
    });
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Priya Natarajan');
  },
};

/** A server sorts the rows: each header is a link to the page in that order, without JavaScript. */
export const SortedByLinks: Story = {
  args: {
    sort: { column: 'amount', direction: 'ascending' },
    sortHref: ({ column, direction }) => `#${column}-${direction}`,
  },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Amount' });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    const addressOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(addressOf('Amount')).toBe('#amount-descending');
    await expect(addressOf('Applicant')).toBe('#applicant-ascending');
  },
};

export const OnAPhone: Story = {
  parameters: { docs: { story: { height: '28rem' } } },
  globals: { viewport: { value: 'phone' } },
};

/** Rows far from the view are laid out once they are near; they can be found and read before. */
export const LongOnAPhone: Story = {
  tags: ['!autodocs'],
  args: {
    caption: 'Applications this year',
    rows: Array.from({ length: 30 }, (_, id) => ({ ...(applications[0] as Application), id })),
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <Box width="medium">
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('rowheader');
    const isLaidOut = (name: HTMLElement | undefined) =>
      name?.checkVisibility({ contentVisibilityAuto: true });
    await expect(names).toHaveLength(30);
    await waitFor(() => expect(isLaidOut(names.at(0))).toBe(true));
    await waitFor(() => expect(isLaidOut(names.at(-1))).toBe(false));
    names.at(-1)?.scrollIntoView();
    await waitFor(() => expect(isLaidOut(names.at(-1))).toBe(true));
    window.scrollTo(0, 0);
  },
};

/** On a phone, columns that people compare stay side by side and scroll. */
export const Scrolling: Story = {
  args: { phoneLayout: 'scroll', caption: 'Applications by amount', isCaptionHidden: true },
  parameters: { docs: { story: { height: '15rem' } } },
  globals: { viewport: { value: 'phone' } },
};

/** Two short columns fit any phone. */
export const Kept: Story = {
  args: {
    phoneLayout: 'keep',
    columns: [
      { id: 'applicant', label: 'Applicant', cell: ({ applicant }) => applicant },
      {
        id: 'amount',
        label: 'Amount',
        isNumeric: true,
        cell: ({ amount }) => dollars.format(amount),
      },
    ],
  },
  parameters: { docs: { story: { height: '17rem' } } },
  globals: { viewport: { value: 'phone' } },
};

/** The name of a row is above its columns. */
export const ColumnsBelowNames: Story = {
  args: {
    phoneLayout: 'columns',
    columns: [
      { id: 'vehicle', label: 'Vehicle', cell: ({ vehicle }) => vehicle },
      { id: 'applicant', label: 'Applicant', cell: ({ applicant }) => applicant },
      {
        id: 'amount',
        label: 'Amount',
        isNumeric: true,
        cell: ({ amount }) => dollars.format(amount),
      },
    ],
  },
  parameters: { docs: { story: { height: '20rem' } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const boxOf = (name: string) => canvas.getByText(name).getBoundingClientRect();
    const [vehicle, applicant, amount] = [
      boxOf('2023 Honda Civic'),
      boxOf('Priya Natarajan'),
      boxOf('$21,400'),
    ];
    await expect(Math.round(applicant.top)).toBe(Math.round(amount.top));
    await expect(vehicle.bottom).toBeLessThanOrEqual(applicant.top);
    const { right } = canvas.getByRole('columnheader', { name: 'Amount' }).getBoundingClientRect();
    await expect(Math.round(amount.right)).toBe(Math.round(right));
  },
};

/** Two lines per row without labels, for cells that explain themselves. */
export const LinesOnAPhone: Story = {
  args: {
    phoneLayout: 'lines',
    columns: [
      { id: 'vehicle', label: 'Vehicle', cell: ({ vehicle }) => vehicle },
      {
        id: 'amount',
        label: 'Amount',
        isNumeric: true,
        cell: ({ amount }) => dollars.format(amount),
      },
      { id: 'applicant', label: 'Applicant', cell: ({ applicant }) => applicant },
    ],
  },
  parameters: { docs: { story: { height: '20rem' } } },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <Box width="medium">
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    const topOf = (text: string) => Math.round(canvas.getByText(text).getBoundingClientRect().top);
    await expect(topOf('$21,400')).toBe(topOf('2023 Honda Civic'));
    await expect(topOf('Priya Natarajan')).toBeGreaterThan(topOf('$21,400'));
  },
};

/** A phone shows two figures of a row in one column. */
export const FewerColumnsOnAPhone: Story = {
  args: {
    phoneLayout: 'keep',
    columns: [
      { id: 'applicant', label: 'Applicant', cell: ({ applicant }) => applicant },
      { id: 'vehicle', label: 'Vehicle', shownIn: 'wide', cell: ({ vehicle }) => vehicle },
      {
        id: 'amount',
        label: 'Amount',
        isNumeric: true,
        shownIn: 'wide',
        cell: ({ amount }) => dollars.format(amount),
      },
      {
        id: 'loan',
        label: 'Loan',
        isNumeric: true,
        shownIn: 'narrow',
        cell: ({ vehicle, amount }) => `${dollars.format(amount)} for a ${vehicle}`,
      },
    ],
  },
  parameters: { docs: { story: { height: '20rem' } } },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <Box width="medium">
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    const headers = () => canvas.getAllByRole('columnheader').map((cell) => cell.textContent);
    await expect(headers()).toEqual(['Applicant', 'Loan']);
  },
};

export const Empty: Story = { args: { rows: [], empty: 'No applications this week.' } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    caption: longWord,
    rows: [{ id: 1, applicant: longWord, vehicle: longWord, amount: 1e9, state: 'Approved' }],
  },
};
