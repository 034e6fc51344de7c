import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { Stack } from '../Stack/Stack.tsx';
import { docs } from './Meter.docs.ts';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Components/Feedback/Meter',
  component: Meter,
  parameters: { docsData: docs },
  args: { label: 'Paid off', value: 4200, max: 13000, valueText: '$4,200 of $13,000' },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Percent: Story = {
  args: { label: 'Payment history', value: 35, max: 100, valueText: undefined },
};

export const Tones: Story = {
  render: () => (
    <Stack gap="l">
      <Meter label="Credit card A" value={20} />
      <Meter label="Credit card B" value={62} tone="warning" />
      <Meter label="Credit card C" value={97} tone="danger" />
    </Stack>
  ),
};

export const Ends: Story = {
  render: () => (
    <Stack gap="l">
      <Meter label="Nothing" value={0} />
      <Meter label="Everything" value={100} />
    </Stack>
  ),
};

export const Stress: Story = { ...stress, args: { label: longWord, valueText: longWord } };
