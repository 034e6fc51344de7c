import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { docs } from './Dialog.docs.ts';
import { Dialog, DialogTrigger } from './Dialog.tsx';

const meta: Meta<typeof Dialog> = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  parameters: { docsData: docs, docs: { story: { inline: false, height: '28rem' } } },
  args: {
    heading: 'Rate sheet',
    children: <Text>Sample rates for new and used cars, by credit score and term.</Text>,
    actions: <Button variant="outline">Print</Button>,
  },
  render: (args) => (
    <DialogTrigger>
      <Button>View rate sheet</Button>
      <Dialog {...args} />
    </DialogTrigger>
  ),
};

export default meta;
type Story = StoryObj<typeof meta>;

const terms = Array.from(
  { length: 30 },
  (_, index) => `Line ${index + 1} of the terms that come with every rate.`,
);

const open: NonNullable<Story['play']> = async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole(args.role ?? 'dialog')).toBeVisible());
};

export const Default: Story = { play: open };

export const Small: Story = { args: { size: 'small' }, play: open };

export const Large: Story = { args: { size: 'large' }, play: open };

/** Only its buttons close a question that must be answered. */
export const AlertDialog: Story = {
  args: {
    role: 'alertdialog',
    size: 'small',
    heading: 'Delete this application?',
    children: <Text>Everything that was filled in goes. This can’t be undone.</Text>,
    actions: ({ close }) => (
      <>
        <Button variant="outline" onPress={close}>
          Keep it
        </Button>
        <Button tone="danger" onPress={close}>
          Delete application
        </Button>
      </>
    ),
  },
  play: async (context) => {
    await open(context);
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const ClosedByAnAction: Story = {
  ...AlertDialog,
  tags: ['!autodocs'],
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus());
  },
};

/** The caller's own state opens it, so that its code can load on first use. */
export const Controlled: Story = {
  tags: ['!autodocs'],
  args: { onOpenChange: fn() },
  render: function Controlled(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>View rate sheet</Button>
        {isOpen && (
          <Dialog
            {...args}
            isOpen
            onOpenChange={(next) => {
              setOpen(next);
              args.onOpenChange?.(next);
            }}
          />
        )}
      </>
    );
  },
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{Escape}');
    await expect(context.args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus());
  },
};

export const LongContent: Story = {
  args: {
    children: (
      <Stack>
        {terms.map((term) => (
          <Text key={term}>{term}</Text>
        ))}
      </Stack>
    ),
  },
  play: open,
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: { heading: longWord, children: longWord, actions: <Button>{longWord}</Button> },
  play: open,
};
