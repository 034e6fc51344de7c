import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { docs } from './NativeButton.docs.tsx';
import { NativeButton } from './NativeButton.tsx';

const meta = {
  title: 'Components/Actions/NativeButton',
  component: NativeButton,
  parameters: { docsData: docs },
  args: { children: 'Print this page', onPress: fn() },
} satisfies Meta<typeof NativeButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Inline gap="s">
      <NativeButton {...args} variant="primary" />
      <NativeButton {...args} variant="solid" />
      <NativeButton {...args} variant="outline" />
      <NativeButton {...args} variant="quiet" />
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="s">
      <NativeButton {...args} size="small" />
      <NativeButton {...args} size="medium" />
      <NativeButton {...args} size="large" />
    </Inline>
  ),
};

export const Hovered: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
  },
};

/** It keeps focus, and does nothing when it is pressed again. */
export const Pending: Story = {
  args: { isPending: true, pendingLabel: 'Looking...' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Looking...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

/** In a form it sends nothing. */
export const InAForm: Story = {
  render: (args) => {
    const { onPress } = args;
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onPress?.();
        }}
      >
        <NativeButton {...args} onPress={undefined} />
      </form>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const FullWidth: Story = { args: { isFullWidth: true } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = { ...stress, args: { children: longWord } };
