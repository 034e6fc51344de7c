import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, stress } from '../../testing/docs.ts';
import { docs } from './NamedIcon.docs.ts';
import { NamedIcon } from './NamedIcon.tsx';

const meta = {
  title: 'Components/Content/NamedIcon',
  component: NamedIcon,
  parameters: { docsData: docs },
  args: { name: 'card', size: 'large' },
} satisfies Meta<typeof NamedIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Labeled: Story = {
  args: { name: 'success', label: 'Paid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Paid' })).toBeVisible();
  },
};

export const Stress: Story = { ...stress, args: { name: 'arrow-right', label: longWord } };
