import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Container } from '../components/Container/index.ts';
import { DealList } from './DealList.tsx';

const meta = {
  title: 'Patterns/Empty and loading',
  component: DealList,
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    alsoCalled: ['empty and first use', 'blank slate', 'first use'],
  },
  args: {
    state: 'loaded',
    deals: [
      { id: 'D-10482', applicant: 'Dana Whitfield', vehicle: '2024 Ford F-150' },
      { id: 'D-10480', applicant: 'Lucía Barrera', vehicle: '2023 Honda Civic' },
      { id: 'D-10477', applicant: 'Marcus Lee', vehicle: '2019 Toyota Corolla' },
    ],
    onRetry: fn(),
  },
  decorators: (Story) => (
    <Container contentWidth="form">
      <Story />
    </Container>
  ),
} satisfies Meta<typeof DealList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Loading content reserves its space, so that nothing moves when it arrives. */
export const Loading: Story = {
  args: { state: 'loading', deals: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading deals')).toHaveRole('status');
  },
};

/** The results. Their number is announced to screen readers. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 deals')).toHaveRole('status');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** An empty list explains why, and offers to create the first item. */
export const NothingYet: Story = { args: { deals: [] } };

/** A search without results shows its text, and offers to show all items. */
export const NothingFound: Story = {
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zeppelin');
    await expect(canvas.getByRole('heading', { name: /zeppelin/ })).toBeVisible();
  },
};

/** The button shows all items again. */
export const BackToAll: Story = {
  play: async (context) => {
    await NothingFound.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(context.canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** A failed request explains what is safe, and offers to try again. */
export const Failed: Story = {
  args: { state: 'failed', deals: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
