import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { BulkDecline } from './BulkDecline.tsx';
import { deals } from './deals.ts';

const meta = {
  title: 'Patterns/Bulk work',
  component: BulkDecline,
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    alsoCalled: ['batch actions', 'mass update', 'bulk edit'],
    docs: { story: { inline: false, height: '36rem' } },
  },
  args: {
    deals: deals.map((deal) => ({ ...deal, state: 'In review' as const })),
    onDecline: fn(async () => ['D-10475']),
  },
} satisfies Meta<typeof BulkDecline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar above the rows has their number and what can be done with them. */
export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(canvas.getByText('4 selected')).toBeVisible();
  },
};

/** The question names the number. */
export const Asked: Story = {
  play: async (context) => {
    await Selected.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(screen.getByRole('heading', { name: 'Decline 4 deals?' })).toBeVisible();
  },
};

/** What could not be changed stays selected, and the result says so. */
export const PartlyDone: Story = {
  play: async (context) => {
    await Asked.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Decline 4 deals' }));
    await expect(await screen.findByText('3 deals declined')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/gets a letter/)).not.toBeInTheDocument());
    await expect(context.canvas.getByText('1 selected')).toBeVisible();
  },
};
