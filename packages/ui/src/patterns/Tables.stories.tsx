import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DealQueue } from './DealQueue.tsx';
import { deals } from './deals.ts';

const meta = {
  title: 'Patterns/Tables',
  component: DealQueue,
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    alsoCalled: ['filter and table', 'queue', 'list of rows'],
  },
  args: { deals },
} satisfies Meta<typeof DealQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The largest amount comes first, because people decide by it. */
export const Queue: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names[0]).toBe('Dana Whitfield');
  },
};

/** A filter and a selection stay visible and can be cleared. */
export const AtWork: Story = {
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('row', { name: 'In review' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Assign to me' })).toBeVisible();
  },
};

/** On a phone each row is a card that keeps its name, its values and its actions. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('rowheader')).toHaveLength(4);
  },
};
