import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CancelApplication } from './CancelApplication.tsx';

const meta = {
  title: 'Patterns/Confirmation',
  component: CancelApplication,
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    alsoCalled: ['are you sure', 'undo', 'destructive action'],
    docs: { story: { inline: false, height: '26rem' } },
  },
  args: { onArchive: fn(), onCancel: fn(async () => {}) },
} satisfies Meta<typeof CancelApplication>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog says what is lost; the button that changes nothing has the focus. */
export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel application' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  },
};

/** A harmless step happens at once and can be undone. */
export const Undone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(args.onArchive).toHaveBeenCalledWith(true);
  },
};
