import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { docs } from './TextArea.docs.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/Forms/TextArea',
  component: TextArea,
  parameters: { docsData: docs },
  args: { label: 'Message', name: 'message', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const accident = 'A truck hit my parked car on Main Street. ';

export const Default: Story = {};

export const Described: Story = {
  args: { description: 'Leave out card numbers and passwords' },
};

export const Filled: Story = { args: { defaultValue: accident } };

/** It grows with the text. */
export const Grown: Story = { args: { defaultValue: accident.repeat(16) } };

export const Rows: Story = { args: { rows: 2 } };

export const Invalid: Story = {
  args: {
    defaultValue: 'Hello',
    errorMessage: 'Message must be at least 10 characters',
  },
};

export const Warning: Story = {
  args: {
    defaultValue: 'My card is 4111 1111 1111 1111',
    warningMessage: 'This looks like a card number. We never need it here.',
  },
};

export const Optional: Story = { args: { shouldMarkOptional: true } };

export const Disabled: Story = { args: { defaultValue: accident, isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: accident, isReadOnly: true } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    label: longWord,
    description: longWord,
    errorMessage: longWord,
    defaultValue: longWord,
  },
};
