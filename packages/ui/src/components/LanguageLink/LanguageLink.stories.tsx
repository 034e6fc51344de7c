import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { LinkProvider } from '../LinkProvider/index.ts';
import { docs } from './LanguageLink.docs.ts';
import { LanguageLink } from './LanguageLink.tsx';

const meta = {
  title: 'Components/Navigation/LanguageLink',
  component: LanguageLink,
  parameters: { docsData: docs },
  args: { language: 'es-US', href: '#es', children: 'Español' },
} satisfies Meta<typeof LanguageLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Español' });
    await expect(link).toHaveAttribute('lang', 'es-US');
    await expect(link).toHaveAttribute('hreflang', 'es-US');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** The router's link would keep the document, whose language is another one. */
export const InAnApp: Story = {
  tags: ['!autodocs'],
  args: { href: '/es' },
  render: (args) => (
    <LinkProvider component={(props) => <a {...props} data-router="" />}>
      <LanguageLink {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('data-router');
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = { ...stress, args: { children: longWord } };
