import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { DealerPortal } from './DealerPortal.tsx';

const meta = {
  title: 'Examples/Dealer portal',
  tags: ['!autodocs'],
  component: DealerPortal,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DealerPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that the dealer sent, with what waits on the dealer first in sight. */
export const ApplicationQueue: Story = {};

/** Words, a status, a band and a switch narrow the queue together. */
export const FilteredQueue: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('FICO band'), 'Near prime');
    await userEvent.click(canvas.getByLabelText('Only what waits on me'));
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names()).toEqual([
      'Dana Whitfield2023 Ford F-150 XLT',
      'Imani Rhodes2021 Kia Telluride S',
      'Gus Amundsen2020 GMC Sierra 1500 SLE',
    ]);

    await userEvent.click(canvas.getByRole('button', { name: 'LTV' }));
    await expect(names()[0]).toContain('Dana Whitfield');
    await userEvent.type(canvas.getByLabelText('Search'), 'kia');
    await expect(names()).toEqual(['Imani Rhodes2021 Kia Telluride S']);
    await expect(canvas.getByText('1 of 20')).toBeVisible();
  },
};

/** A filter that finds nothing says so and offers the way back. */
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Search'), 'zeppelin');
    await expect(canvas.queryAllByRole('rowheader')).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 20' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(8);
    await userEvent.type(canvas.getByLabelText('Search'), 'zeppelin');
    await expect(canvas.getByRole('heading', { name: 'No application fits' })).toBeVisible();
  },
};

/** The last page holds what is left. */
export const LastPage: Story = {
  play: async ({ canvas, userEvent }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages of applications' }));
    await userEvent.click(pages.getByRole('link', { name: 'Next' }));
    await userEvent.click(pages.getByRole('link', { name: 'Next' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Renée Thibodeaux' })).toBeVisible();
  },
};

export const QueueOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Approved once two stips are in. */
export const AnApplication: Story = { args: { openId: 'A-10482' } };

export const ACounteroffer: Story = { args: { openId: 'A-10478' } };

export const ADecline: Story = { args: { openId: 'A-10473' } };

/** From the queue to an application, then a stip is sent from its tab. */
export const SendingAStip: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Dana Whitfield' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.click(canvas.getByRole('tab', { name: 'Stips' }));
    const [needed] = canvas.getAllByRole('button', { name: 'Send proof of income' });
    await userEvent.click(needed as HTMLElement);
    await expect(await screen.findByText('Proof of income sent')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send proof of income' })).toBeNull();
  },
};

/** The dialog asks for what the law asks for before the deal is printed. */
export const AcceptingAnOffer: Story = {
  args: { openId: 'A-10479' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept offer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept this offer' }));
    await userEvent.selectOptions(dialog.getByLabelText('Your markup'), '2 points');
    await expect(dialog.getByText('8.49% APR')).toBeVisible();

    await userEvent.click(dialog.getByRole('button', { name: 'Accept and print' }));
    await expect(dialog.getByText('Tell the buyer first, then check this')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Accept and print' }));

    await expect(await screen.findByText('Offer accepted')).toBeVisible();
    await expect(canvas.getByText('In contract')).toBeVisible();
  },
};
