import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardStory, stress } from '../../testing/docs.ts';
import { docs } from './Pagination.docs.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  parameters: { docsData: docs },
  args: {
    label: 'Pages of applications',
    page: 4,
    pageCount: 12,
    href: (page) => `#page-${page}`,
    onNavigate: fn((_page, event) => event.preventDefault()),
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const First: Story = { args: { page: 1 } };

export const Last: Story = { args: { page: 12 } };

/** A gap of one page shows that page instead. */
export const Few: Story = {
  args: { page: 3, pageCount: 5 },
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('link').map((link) => link.textContent?.trim());
    await expect(words.filter((word) => word?.match(/^\d/))).toEqual(['1', '2', '3', '4', '5']);
  },
};

/** With one page there is nothing to choose from, so it shows nothing. */
export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = { ...stress, args: { page: 1234, pageCount: 98765 } };
