import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { docs } from './SubmitButton.docs.ts';
import { SubmitButton } from './SubmitButton.tsx';

const meta = {
  title: 'Components/Actions/SubmitButton',
  component: SubmitButton,
  parameters: { docsData: docs },
  args: { children: 'Send request', onPress: fn() },
} satisfies Meta<typeof SubmitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Inline gap="s">
      <SubmitButton {...args} variant="primary" />
      <SubmitButton {...args} variant="solid" />
      <SubmitButton {...args} variant="outline" />
      <SubmitButton {...args} variant="quiet" />
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="s">
      <SubmitButton {...args} size="small" />
      <SubmitButton {...args} size="medium" />
      <SubmitButton {...args} size="large" />
    </Inline>
  ),
};

export const Hovered: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
  },
};

/** It keeps focus and sends nothing, whatever is pressed. */
export const Pending: Story = {
  args: { isPending: true, pendingLabel: 'Submitting...' },
  render: (args) => {
    const { onPress } = args;
    return (
      <form onSubmit={() => onPress?.()}>
        <SubmitButton {...args} />
      </form>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Submitting...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const FullWidth: Story = { args: { isFullWidth: true } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = { ...stress, args: { children: longWord } };
