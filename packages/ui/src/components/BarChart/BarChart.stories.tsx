import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dollars } from '../../examples/balance.ts';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { docs } from './BarChart.docs.ts';
import { BarChart } from './BarChart.tsx';

const weeks = [42_000, 51_500, 38_200, 60_900, 57_300, 71_800, 66_000, 83_400].map(
  (funded, index) => ({
    x: new Date(Date.UTC(2026, 9, 5 + 7 * index)).toISOString().slice(0, 'YYYY-MM-DD'.length),
    funded,
    returned: Math.round(funded / 9),
  }),
);

const meta = {
  title: 'Components/Data/BarChart',
  component: BarChart,
  parameters: { docsData: docs },
  args: {
    label: 'Dollars funded each week',
    points: weeks,
    series: [{ key: 'funded', label: 'Funded', unit: 'funded' }],
    format: dollars,
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers read a table instead of the bars. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: 'October 5, 2026 $42,000' });
    await expect(row).toBeInTheDocument();
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Groups: Story = {
  args: {
    label: 'Dollars funded and returned each week',
    series: [
      { key: 'funded', label: 'Funded' },
      { key: 'returned', label: 'Returned' },
    ],
    selectedIndex: 2,
  },
};

export const Categories: Story = {
  args: {
    label: 'Deals by channel',
    format: undefined,
    series: [{ key: 'funded', label: 'Deals' }],
    points: [
      { x: 'Dealers', funded: 41 },
      { x: 'Refinance', funded: 17 },
      { x: 'Private sale', funded: 6 },
      { x: 'Lease buyout', funded: 12 },
    ],
  },
};

/** Bars below 0 start at the same line. */
export const Negative: Story = {
  args: {
    label: 'Change of the balance',
    points: [
      { x: '2026-08', funded: 1200 },
      { x: '2026-09', funded: -800 },
      { x: '2026-10', funded: -250 },
      { x: '2026-11', funded: 400 },
    ],
  },
};

/** A missing, infinite or wrong value has no bar. */
export const InvalidValues: Story = {
  args: {
    points: [
      { x: '2026-08', funded: 1200 },
      { x: '2026-09', funded: Number.NaN },
      { x: '2026-10', funded: Number.POSITIVE_INFINITY },
      { x: '2026-11', funded: null },
      { x: '2026-12' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('row', { name: 'September 2026 –' })).toBeInTheDocument();
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity|∞/);
  },
};

export const Empty: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data to show yet.')).toBeVisible();
  },
};

export const Stress: Story = {
  ...stress,
  args: {
    selectedIndex: 0,
    series: [
      { key: 'funded', label: longWord },
      { key: 'returned', label: 'Short' },
    ],
    points: [
      { x: longWord, funded: 1_284_000_000, returned: 5 },
      { x: 'Short', funded: 12, returned: 600_000_000 },
    ],
  },
};
