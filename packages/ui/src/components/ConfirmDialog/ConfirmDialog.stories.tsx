import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { docs } from './ConfirmDialog.docs.tsx';
import { ConfirmDialog, DialogTrigger } from './ConfirmDialog.tsx';

const meta: Meta<typeof ConfirmDialog> = {
  title: 'Components/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { docsData: docs, docs: { story: { inline: false, height: '28rem' } } },
  args: {
    heading: 'Delete this application?',
    children: <Text>Everything that was filled in is deleted. This can’t be undone.</Text>,
    confirmLabel: 'Delete application',
    cancelLabel: 'Keep it',
    tone: 'danger',
    onConfirm: fn(),
  },
  render: (args) => (
    <DialogTrigger>
      <Button variant="outline">Delete</Button>
      <ConfirmDialog {...args} />
    </DialogTrigger>
  ),
};

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
};

const confirm: NonNullable<Story['play']> = async (context) => {
  await open(context);
  await context.userEvent.click(screen.getByRole('button', { name: 'Delete application' }));
};

export const Default: Story = { play: open };

export const Neutral: Story = {
  args: {
    tone: 'neutral',
    heading: 'Send this application?',
    children: <Text>The lender gets it at once. After that it can’t be changed.</Text>,
    confirmLabel: 'Send application',
    cancelLabel: undefined,
  },
  play: open,
};

/** Until its promise is settled, the button waits and nothing closes the dialog. */
export const Pending: Story = {
  args: { onConfirm: () => new Promise(() => {}) },
  play: async (context) => {
    await confirm(context);
    await expect(screen.getByRole('button', { name: 'Keep it' })).toBeDisabled();
  },
};

/** The promise was rejected: the dialog stays open, and people can try again. */
export const Failed: Story = {
  args: { onConfirm: () => Promise.reject(new Error('offline')) },
  play: async (context) => {
    await confirm(context);
    await expect(await screen.findByText('That didn’t work. Try again.')).toBeVisible();
  },
};

export const ClosedByConfirming: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await confirm(context);
    await expect(context.args.onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus());
  },
};

/** The caller's own state opens it. */
export const Controlled: Story = {
  ...ClosedByConfirming,
  render: function Controlled(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button variant="outline" onPress={() => setOpen(true)}>
          Delete
        </Button>
        <ConfirmDialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    heading: longWord,
    children: longWord,
    confirmLabel: longWord,
    cancelLabel: longWord,
    failureMessage: longWord,
    onConfirm: () => Promise.reject(new Error(longWord)),
  },
  play: async (context) => {
    await open(context);
    // The button behind the dialog is inert, which queries by role don’t know.
    await context.userEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() => expect(screen.getByRole('note')).toBeVisible());
  },
};
