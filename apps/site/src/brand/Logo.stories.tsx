import { Link } from '@milepost/ui/Link';
import { Section } from '@milepost/ui/Section';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo.tsx';

/**
 * The milepost sign with the company's name. Use it in the header, as the link home, and in the
 * footer, above the line about the company; don't use it inside text or as decoration. Keep clear
 * space of half its height around it. The sign is decoration and screen readers read the name: a
 * link around the logo gets its name from it, even in a narrow header that shows only the sign. It
 * belongs to the site, not to the kit: its code is `apps/site/src/brand/Logo.tsx`.
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
