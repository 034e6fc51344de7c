import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longWord, stress } from '../../testing/docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { docs } from './Sparkline.docs.tsx';
import { Sparkline } from './Sparkline.tsx';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const of = (...values: number[]) =>
  values.map((value, index) => ({ label: months[index] ?? `${index}`, value }));

const meta = {
  title: 'Components/Data/Sparkline',
  component: Sparkline,
  parameters: { docsData: docs },
  args: {
    label: 'Deals funded each month',
    points: of(14, 18, 17, 23, 21, 26, 31, 29),
  },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers read a table instead of the line. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Deals funded each month' }));
    await expect(table.getByRole('row', { name: 'Oct 31' })).toBeInTheDocument();
    await expect(table.getAllByRole('row')).toHaveLength(8);
  },
};

export const Tones: Story = {
  render: (args) => (
    <Inline gap="l">
      <Sparkline {...args} />
      <Sparkline {...args} tone="warning" points={of(9, 9, 8, 9, 7, 6, 7, 5)} />
      <Sparkline {...args} tone="danger" points={of(2, 3, 2, 4, 6, 5, 8, 11)} />
    </Inline>
  ),
};

export const BesideItsFigure: Story = {
  args: {
    label: 'Advanced each month',
    points: of(210_000, 240_500, 232_000, 301_000, 288_000, 340_000, 402_000, 391_000),
    writeValue: (value) => `$${value.toLocaleString('en-US')}`,
  },
  render: (args) => (
    <Inline gap="m">
      <Text weight="bold">$391,000</Text>
      <Sparkline {...args} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Nov $391,000' })).toBeInTheDocument();
  },
};

/** Values that are all the same make a flat line, one value makes a dot, no values make nothing. */
export const FewValues: Story = {
  render: (args) => (
    <Inline gap="l">
      <Sparkline {...args} points={of(4, 4, 4, 4)} />
      <Sparkline {...args} points={of(4)} />
      <Sparkline {...args} points={[]} />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity/);
  },
};

export const Stress: Story = { ...stress, args: { label: longWord } };
