import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { docs } from './Switch.docs.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  parameters: { docsData: docs },
  args: { label: 'Email me when a payment posts', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const On: Story = { args: { defaultSelected: true } };

export const Described: Story = { args: { description: 'About once a month' } };

export const Invalid: Story = {
  args: { errorMessage: 'We could not save this. Try again in a minute.' },
};

export const Warning: Story = {
  args: { defaultSelected: true, warningMessage: 'Your email is not confirmed yet.' },
};

/** Where the context shows what it turns on, such as a row of a table. */
export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleName(`${args.label}`);
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { defaultSelected: true, isReadOnly: true } };

export const OnAndDisabled: Story = { args: { defaultSelected: true, isDisabled: true } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: { label: longWord, description: longWord, errorMessage: longWord, defaultSelected: true },
};
