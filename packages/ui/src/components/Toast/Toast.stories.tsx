import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Button } from '../Button/Button.tsx';
import { dismissToasts, type ToastMessage, ToastRegion, toast } from './index.ts';
import { docs } from './Toast.docs.ts';

const success: ToastMessage = {
  tone: 'success',
  heading: 'Request Received',
  description: 'Your payoff quote will be emailed to you within 24 hours.',
};
const danger: ToastMessage = {
  tone: 'danger',
  heading: 'Request Not Sent',
  description: 'Your answers are still here. Check your connection and send them again.',
};
const neutral: ToastMessage = {
  heading: 'Signed Out',
  description: 'You were away for 15 minutes, so we signed you out.',
};

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastRegion,
  parameters: { docsData: docs, docs: { story: { inline: false, height: '18rem' } } },
  args: { messages: [success] },
  argTypes: { messages: { table: { disable: true } } },
  render: ({ messages }) => (
    <>
      <Button onPress={() => messages.forEach(toast)}>Send request</Button>
      <ToastRegion />
    </>
  ),
} satisfies Meta<{ messages: ToastMessage[] }>;

export default meta;
type Story = StoryObj<typeof meta>;

const send: NonNullable<Story['play']> = async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
  for (const { heading } of args.messages) await screen.findByText(heading);
};

export const Default: Story = { play: send };

export const Neutral: Story = { args: { messages: [neutral] }, play: send };

export const Danger: Story = { args: { messages: [danger] }, play: send };

export const Several: Story = {
  parameters: { docs: { story: { height: '34rem' } } },
  args: { messages: [neutral, danger, success] },
  play: async (context) => {
    await send(context);
    const titles = screen.getAllByRole('group').map((one) => one.textContent);
    await expect(titles[0]).toContain(success.heading);
  },
};

/** The fourth toast waits until there is space. */
export const Queue: Story = {
  parameters: { docs: { story: { height: '34rem' } } },
  args: { messages: [neutral, danger, success] },
  play: async (context) => {
    await send(context);
    // An error stays until it is closed, also on a busy machine.
    toast({ tone: 'danger', heading: 'Fourth' });
    await screen.findByText('Fourth');
    await expect(screen.queryByText('Signed Out')).toBeNull();
    const fourth = within(screen.getByRole('group', { name: 'Fourth' }));
    await context.userEvent.click(fourth.getByRole('button', { name: 'Close' }));
    await screen.findByText('Signed Out');
  },
};

export const SaidTwice: Story = {
  tags: ['!autodocs'],
  args: { messages: [danger] },
  play: async (context) => {
    await send(context);
    const [first] = screen.getAllByRole('group');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(screen.getAllByRole('group')).toHaveLength(1);
  },
};

/** The result of a second try replaces that of the first. */
export const SameTopic: Story = {
  tags: ['!autodocs'],
  args: { messages: [{ ...danger, topic: 'payoff' }] },
  play: async (context) => {
    await send(context);
    toast({ ...success, topic: 'payoff' });
    await screen.findByText(success.heading);
    await waitFor(() => expect(screen.queryByText(danger.heading)).toBeNull());
  },
};

/** Messages about a form disappear once its answers are corrected; other messages stay. */
export const Dismissed: Story = {
  tags: ['!autodocs'],
  args: { messages: [{ ...danger, topic: 'payoff' }, neutral] },
  play: async (context) => {
    await send(context);
    dismissToasts('payoff');
    await waitFor(() => expect(screen.queryByText(danger.heading)).toBeNull());
    await expect(screen.getByText(neutral.heading)).toBeVisible();
  },
};

const undo = fn();

/** Undoing the action closes the toast too. */
export const Undo: Story = {
  tags: ['!autodocs'],
  args: {
    messages: [{ heading: '3 Deals Assigned', actionLabel: 'Undo', onAction: undo }],
  },
  play: async (context) => {
    await send(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('3 Deals Assigned')).toBeNull());
    await expect(undo).toHaveBeenCalledTimes(1);
  },
};

export const WithAction: Story = {
  parameters: { docs: { story: { height: '22rem' } } },
  args: {
    messages: [
      {
        ...danger,
        actionLabel: 'Send again',
        onAction: () => {},
      },
    ],
  },
  play: send,
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    messages: [{ tone: 'success', heading: longWord, description: `${longWord} ${longWord}` }],
  },
  play: send,
};
