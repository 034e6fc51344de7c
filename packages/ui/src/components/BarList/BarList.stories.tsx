import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, stress } from '../../testing/docs.ts';
import { docs } from './BarList.docs.ts';
import { BarList } from './BarList.tsx';

const meta = {
  title: 'Components/Data/BarList',
  component: BarList,
  parameters: { docsData: docs },
  args: {
    label: 'Deals by state',
    items: [
      { label: 'California', value: 1284 },
      { label: 'Nevada', value: 412 },
      { label: 'Arizona', value: 388 },
      { label: 'Oregon', value: 97 },
      { label: 'Other', value: 0 },
    ],
  },
} satisfies Meta<typeof BarList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Deals by state' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'California 1,284' })).toBeVisible();
  },
};

export const Tones: Story = {
  args: {
    label: 'Stips by age',
    items: [
      { label: 'Up to a day', value: 24 },
      { label: 'Two to five days', value: 11, tone: 'warning' },
      { label: 'Longer', value: 3, tone: 'danger' },
    ],
  },
};

/** With a known maximum, the bars show how much of it each value is. */
export const WithMaximum: Story = {
  args: {
    label: 'Use of each line of credit',
    max: 500_000,
    items: [
      { label: 'Floor plan', value: 410_000 },
      { label: 'Working capital', value: 85_000 },
    ],
    writeValue: (value) => `$${value.toLocaleString('en-US')}`,
  },
};

/** Without values above 0, the tracks stay empty. */
export const Nothing: Story = {
  args: { items: [{ label: 'California', value: 0 }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity/);
  },
};

export const Stress: Story = {
  ...stress,
  args: {
    items: [
      { label: longWord, value: 1_284_000_000 },
      { label: 'Short', value: 12 },
    ],
  },
};
