import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { docs } from './TimeField.docs.ts';
import { TimeField } from './TimeField.tsx';

const meta = {
  title: 'Components/Forms/TimeField',
  component: TimeField,
  parameters: { docsData: docs },
  args: { label: 'Time of the call', name: 'time', onChange: fn() },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Described: Story = {
  args: { description: 'Eastern Time. We are open from 9 AM to 5 PM.', min: '09:00', max: '17:00' },
};

export const Filled: Story = { args: { defaultValue: '14:30' } };

/** Every quarter of an hour in the opening hours. */
export const Limited: Story = {
  args: { min: '09:00', max: '17:00', step: 15, defaultValue: '14:30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Time/)).toBeValid();
    await expect(canvas.getByLabelText(/Time/)).toHaveAttribute('step', '900');
  },
};

export const Invalid: Story = {
  args: { defaultValue: '18:30', errorMessage: 'Choose a time from 9 AM to 5 PM' },
};

export const Warning: Story = {
  args: { defaultValue: '12:30', warningMessage: 'You may wait longer at noon.' },
};

export const Optional: Story = { args: { shouldMarkOptional: true } };

export const Disabled: Story = { args: { defaultValue: '14:30', isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: '14:30', isReadOnly: true } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: { label: longWord, description: longWord, errorMessage: longWord, value: '14:30' },
};
