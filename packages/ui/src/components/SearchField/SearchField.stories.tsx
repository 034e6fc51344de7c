import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { docs } from './SearchField.docs.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/Forms/SearchField',
  component: SearchField,
  parameters: { docsData: docs },
  args: { label: 'Search questions', onChange: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Described: Story = { args: { description: 'Such as “due date” or “fees”' } };

export const Filled: Story = { args: { defaultValue: 'payoff' } };

export const LabelHidden: Story = {
  args: { isLabelHidden: true, defaultValue: 'payoff' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleName('Search questions');
  },
};

export const Invalid: Story = { args: { errorMessage: 'Type at least two letters' } };

export const Warning: Story = {
  args: { defaultValue: 'p', warningMessage: 'One letter finds nearly everything.' },
};

export const Disabled: Story = { args: { defaultValue: 'payoff', isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: 'payoff', isReadOnly: true } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: { label: longWord, description: longWord, defaultValue: longWord },
};
