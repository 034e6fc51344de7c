import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dollars } from '../../examples/balance.ts';
import { longWord, stress } from '../../testing/docs.ts';
import { Card } from '../Card/Card.tsx';
import { docs } from './StackedBar.docs.ts';
import { StackedBar } from './StackedBar.tsx';

const meta = {
  title: 'Components/Data/StackedBar',
  component: StackedBar,
  parameters: { docsData: docs },
  args: {
    label: 'What each loan costs',
    parts: [
      { key: 'principal', label: 'Principal' },
      { key: 'interest', label: 'Interest' },
    ],
    bars: [
      { label: '36 months', principal: 13_000, interest: 1447 },
      { label: '60 months', principal: 13_000, interest: 2441, mark: 'Your loan' },
      { label: '72 months', principal: 13_000, interest: 2953 },
    ],
    format: dollars,
  },
} satisfies Meta<typeof StackedBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'What each loan costs' })).toBeVisible();
    const row = canvas.getByRole('row', { name: '60 months Your loan $13,000 $2,441 $15,441' });
    await expect(row).toBeVisible();
  },
};

export const OneBar: Story = {
  args: { bars: [{ label: '60 months', principal: 13_000, interest: 2441 }] },
};

export const ThreeParts: Story = {
  args: {
    parts: [
      { key: 'principal', label: 'Principal' },
      { key: 'interest', label: 'Interest' },
      { key: 'fees', label: 'Fees' },
    ],
    bars: [
      { label: 'Offer A', principal: 13_000, interest: 2441, fees: 850 },
      { label: 'Offer B', principal: 13_000, interest: 2953, fees: 0 },
    ],
  },
};

/** The parts are named once, and the part at the end of each bar is the one that differs. */
export const Detail: Story = {
  args: {
    detail: 'interest',
    parts: [
      { key: 'cash', label: 'Cash', look: 3 },
      { key: 'principal', label: 'Principal', look: 1 },
      { key: 'interest', label: 'Interest', look: 2 },
    ],
    bars: [
      { label: 'Offer A', cash: 2000, principal: 13_000, interest: 2441 },
      { label: 'Offer B', cash: 2000, principal: 13_000, interest: 953, mark: 'Costs the least' },
    ],
  },
};

export const OnAPanel: Story = {
  render: (args) => (
    <Card background="panel">
      <StackedBar {...args} />
    </Card>
  ),
};

/** A missing, infinite or wrong value is a dash, and its total is unknown. */
export const InvalidValues: Story = {
  args: {
    bars: [
      { label: '36 months', principal: 13_000, interest: Number.NaN },
      { label: '60 months', principal: Number.POSITIVE_INFINITY, interest: 2441 },
      { label: '72 months', principal: null },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('row', { name: '36 months $13,000 – –' })).toBeVisible();
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity|∞/);
  },
};

export const Empty: Story = {
  args: { bars: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data to show yet.')).toBeVisible();
  },
};

export const Stress: Story = {
  ...stress,
  args: {
    bars: [
      { label: longWord, principal: 1_284_000_000, interest: 600_000_000, mark: longWord },
      { label: 'Short', principal: 1, interest: 0 },
    ],
  },
};
