import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { CalendarIcon, ChartIcon } from '../Icon/index.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { docs } from './SegmentedControl.docs.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Components/Actions/SegmentedControl',
  component: SegmentedControl,
  parameters: { docsData: docs },
  args: {
    label: 'Funding by',
    options: [
      { value: 'week', label: 'Week' },
      { value: 'month', label: 'Month' },
      { value: 'year', label: 'Year' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Funding by' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Year' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('year');
  },
};

/** A click on the chosen view leaves it chosen, and reports no change. */
export const NeverEmpty: Story = {
  args: { defaultValue: 'month' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Month' }));
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [view, setView] = useState('month');
    return (
      <Stack align="start">
        <SegmentedControl {...args} value={view} onChange={setView} />
        <Text role="status">{`Funding by ${view}`}</Text>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Funding by week');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack align="start">
      <SegmentedControl {...args} size="small" />
      <SegmentedControl {...args} size="medium" />
    </Stack>
  ),
};

export const WithIcons: Story = {
  args: {
    label: 'View',
    options: [
      {
        value: 'calendar',
        label: (
          <>
            <CalendarIcon /> Calendar
          </>
        ),
      },
      {
        value: 'chart',
        label: (
          <>
            <ChartIcon /> Chart
          </>
        ),
      },
    ],
  },
};

export const FullWidth: Story = { args: { isFullWidth: true } };

export const Disabled: Story = {
  render: (args) => (
    <Stack align="start">
      <SegmentedControl {...args} isDisabled />
      <SegmentedControl
        {...args}
        options={args.options.map((one) => ({ ...one, isDisabled: one.value === 'year' }))}
      />
    </Stack>
  ),
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    options: [
      { value: 'a', label: longWord },
      { value: 'b', label: 'Short' },
      { value: 'c', label: 'Month' },
    ],
  },
};
