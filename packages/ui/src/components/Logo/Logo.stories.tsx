import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stress } from '../../testing/docs.ts';
import { Link } from '../Link/index.ts';
import { Section } from '../Section/index.ts';
import { docs } from './Logo.docs.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Components/Site/Logo',
  component: Logo,
  parameters: { docsData: docs },
  args: { name: 'Milepost' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPine: Story = {
  render: (args) => (
    <Section background="panel" space="compact">
      <Logo {...args} />
    </Section>
  ),
};

export const AsALink: Story = {
  render: (args) => (
    <Link variant="quiet" href="#home">
      <Logo {...args} />
    </Link>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Milepost' })).toBeVisible();
  },
};

export const Stress: Story = { ...stress, args: { name: 'Milepost Auto' } };
