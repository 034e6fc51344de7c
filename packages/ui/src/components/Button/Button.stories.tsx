import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Inline } from '../Inline/Inline.tsx';
import { docs } from './Button.docs.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  parameters: { docsData: docs },
  args: { children: 'Send request', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Inline gap="s">
      <Button {...args} variant="primary">
        Get pre-qualified
      </Button>
      <Button {...args} variant="solid" />
      <Button {...args} variant="outline">
        Print
      </Button>
      <Button {...args} variant="quiet">
        Cancel
      </Button>
      <Button {...args} tone="danger">
        Delete application
      </Button>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="s">
      <Button {...args} size="small" />
      <Button {...args} size="medium" />
      <Button {...args} size="large" />
    </Inline>
  ),
};

export const Hovered: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'));
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

/** It keeps focus, and does nothing when it is pressed again. */
export const Pending: Story = {
  args: { isPending: true, pendingLabel: 'Submitting...' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Submitting...' });
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
        <Button {...args} onPress={undefined} />
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
