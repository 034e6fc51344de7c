import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, stress } from '../../testing/docs.ts';
import { Link } from '../Link/index.ts';
import { docs } from './VisuallyHidden.docs.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { docsData: docs },
  args: { children: ' phone number' },
  render: (args) => (
    <Link href="#edit">
      Edit
      <VisuallyHidden {...args} />
    </Link>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sighted people see “Edit”; a screen reader says “Edit phone number”. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit phone number' })).toBeVisible();
  },
};

export const Stress: Story = { ...stress, args: { children: longWord } };
