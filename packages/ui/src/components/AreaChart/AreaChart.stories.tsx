import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { balance, dollars } from '../../examples/balance.ts';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { docs } from './AreaChart.docs.tsx';
import { AreaChart } from './AreaChart.tsx';

const meta = {
  title: 'Components/Data/AreaChart',
  component: AreaChart,
  parameters: { docsData: docs },
  args: {
    label: 'What is left to pay',
    points: balance,
    series: [
      { key: 'principal', label: 'Principal', unit: 'left' },
      { key: 'interest', label: 'Interest', unit: 'interest' },
    ],
    isStacked: true,
    format: dollars,
  },
} satisfies Meta<typeof AreaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers read a table instead of the drawing. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'What is left to pay' }));
    await expect(table.getAllByRole('row')).toHaveLength(62);
    await expect(table.getByRole('row', { name: /^December 2026 \$13,000 / })).toBeInTheDocument();
  },
};

export const Keyboard: Story = keyboardStory(docs);

/** The dashed line is the balance with extra payments. */
export const WithComparison: Story = {
  args: { comparison: { key: 'faster', label: 'With $75 more a month', unit: 'with $75 more' } },
};

/** Signs show the years, and a marker shows the selected point. */
export const WithLandmarks: Story = {
  args: {
    isStacked: false,
    landmarks: [1, 2, 3, 4, 5].map((year) => ({ index: 12 * year, label: `${year}` })),
    marker: <circle r="7" fill="currentColor" />,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const marker = () => canvasElement.querySelector('circle[r="7"]')?.closest('svg');
    await expect(marker()).toHaveAttribute('x', '0%');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('slider')).toHaveValue('60');
    await expect(marker()).toHaveAttribute('x', '100%');
  },
};

/** Areas are named in the plot, with their amounts. */
export const WithNotes: Story = {
  args: {
    isStacked: false,
    notes: [
      { index: 2, value: 6_500, label: '$13,000', text: 'Principal', names: 'principal' },
      {
        index: 45,
        value: 1_500,
        label: '$2,441',
        text: 'Interest',
        names: 'interest',
        hasLine: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$2,441', { selector: 'text' })).toBeVisible();
  },
};

/** Series that are not parts of one amount lie behind each other. */
export const SeveralAmounts: Story = {
  args: {
    label: 'Balance of the loan',
    isStacked: false,
    series: [
      { key: 'principal', label: 'As agreed' },
      { key: 'faster', label: 'With $75 more a month' },
    ],
  },
};

export const OneSeries: Story = {
  args: { label: 'Principal left', series: [{ key: 'principal', label: 'Principal' }] },
};

/** Days get their own labels, as many as there is space for. */
export const Days: Story = {
  args: {
    label: 'Applications each day',
    format: undefined,
    series: [{ key: 'principal', label: 'Applications' }],
    points: [31, 28, 35, 40, 22, 9, 12, 33, 37, 41, 38, 25].map((principal, index) => ({
      x: `2026-11-${String(index + 1).padStart(2, '0')}`,
      principal,
    })),
  },
};

/** The caller knows which point is selected. */
export const Controlled: Story = {
  render: function Render(args) {
    const [index, setIndex] = useState<number | null>(35);
    return (
      <Stack gap="s">
        <Text>
          {index === null ? 'No month is selected.' : `Month ${index} of ${balance.length - 1}`}
        </Text>
        <AreaChart {...args} selectedIndex={index} onSelectionChange={setIndex} />
      </Stack>
    );
  },
};

/** A missing, infinite or wrong value is a gap, and a point between two gaps is a dot. */
export const InvalidValues: Story = {
  args: {
    points: [
      { x: '2026-12', principal: 13_000, interest: 2441 },
      { x: '2027-01', principal: 12_500, interest: 2300 },
      { x: '2027-02', principal: Number.NaN, interest: 2200 },
      { x: '2027-03', principal: 11_800, interest: 2100 },
      { x: '2027-04', principal: null, interest: 2000 },
      { x: '2027-05', principal: 11_000, interest: 1900 },
      { x: '2027-06', principal: 10_600, interest: 1800 },
      { x: '2027-07', principal: 10_000, interest: Number.POSITIVE_INFINITY },
      { x: '2027-08' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('row', { name: 'February 2027 – $2,200' })).toBeInTheDocument();
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity|∞/);
  },
};

export const Empty: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data to show yet.')).toBeVisible();
  },
};

export const OnePoint: Story = { args: { points: balance.slice(0, 1) } };

export const OnAPanel: Story = {
  render: (args) => (
    <Card background="panel">
      <AreaChart {...args} />
    </Card>
  ),
};

/** The axes and the readout are in the language of the page. */
export const Spanish: Story = {
  globals: { locale: 'es-US' },
  tags: ['!autodocs'],
  args: { selectedIndex: 35 },
};

export const Stress: Story = {
  ...stress,
  args: {
    selectedIndex: 1,
    series: [
      { key: 'principal', label: longWord },
      { key: 'interest', label: 'Interest' },
    ],
    points: [
      { x: longWord, principal: 1_284_000_000, interest: 12 },
      { x: 'Short', principal: 500_000_000, interest: 900_000_000 },
      { x: `${longWord} 2`, principal: 500_000_000, interest: 900_000_000 },
    ],
  },
};
