import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DealDesk } from './DealDesk.tsx';
import { deals } from './deals.ts';

const meta = {
  title: 'Patterns/Master and detail',
  component: DealDesk,
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    alsoCalled: ['list and detail', 'split view', 'inbox'],
  },
  args: { deals },
} satisfies Meta<typeof DealDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The details follow the choice; a second press leaves it. */
export const Desk: Story = {
  play: async ({ canvas, userEvent }) => {
    const marcus = canvas.getByRole('option', { name: /Marcus Lee/ });
    await userEvent.click(marcus);
    await expect(canvas.getByRole('heading', { name: 'Marcus Lee' })).toBeVisible();
    await userEvent.click(marcus);
    await expect(canvas.getByRole('heading', { name: 'Marcus Lee' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { height: '32rem' } } },
};
