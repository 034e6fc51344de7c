import type { Meta, StoryObj } from '@storybook/react-vite';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Card } from '../Card/index.ts';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { docs } from './Link.docs.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  parameters: { docsData: docs },
  args: { href: '#payoff', children: 'Ask for a payoff quote' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InText: Story = {
  render: (args) => (
    <Text>
      To pay early, <Link {...args} />, or call <Link href="tel:+18005550135">(800) 555-0135</Link>.
    </Text>
  ),
};

export const Quiet: Story = {
  render: (args) => (
    <Inline gap="l">
      <Link {...args} variant="quiet" />
      <Link {...args} variant="quiet" aria-current="page">
        This page
      </Link>
    </Inline>
  ),
};

export const Standalone: Story = { args: { variant: 'standalone' } };

export const Hovered: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link'));
  },
};

export const OnAPanel: Story = {
  render: (args) => (
    <Card background="panel">
      <Text>
        Or <Link {...args} />.
      </Text>
    </Card>
  ),
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = { ...stress, args: { children: longWord } };
