import { Link } from '@milepost/ui/Link';
import { Section } from '@milepost/ui/Section';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo.tsx';

/**
 * The milepost sign with the company's name: in the header as the link home, in the footer above the
 * line about the company. Keep free space of half its height around it. The sign is decoration; the
 * name is read, so a link around the logo is named by it, and in a narrow header it is still read.
 */
const meta = {
  title: 'Brand/Logo',
  component: Logo,
  args: { name: 'Milepost' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPanel: Story = {
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
