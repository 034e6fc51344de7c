import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { Stack } from '../Stack/index.ts';
import { docs } from './Text.docs.ts';
import { Text } from './Text.tsx';

const meta = {
  title: 'Components/Type/Text',
  component: Text,
  parameters: { docsData: docs },
  args: {
    children:
      'We email your quote within 24 hours. It stays good for 10 days from the payoff date that you ask for.',
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="l">
      <Text {...args} size="lead" />
      <Text {...args} />
      <Text {...args} size="small" />
      <Text {...args} size="tiny" />
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap="m">
      <Text>As its surroundings</Text>
      <Text tone="soft">Second in rank</Text>
      <Text tone="danger">Payment is late</Text>
      <Text tone="success">Payment received</Text>
    </Stack>
  ),
};

export const Weights: Story = {
  render: () => (
    <Stack gap="m">
      <Text>Regular</Text>
      <Text weight="medium">Medium</Text>
      <Text weight="bold">Bold</Text>
    </Stack>
  ),
};

export const Tabular: Story = {
  render: () => (
    <Stack gap="s">
      <Text isTabular>$1,111.11</Text>
      <Text isTabular>$8,888.88</Text>
    </Stack>
  ),
};

export const InARun: Story = {
  args: {
    children: (
      <>
        Your payment is{' '}
        <Text as="strong" weight="bold">
          due on December 15
        </Text>
        .
      </>
    ),
  },
};

export const Stress: Story = { ...stress, args: { size: 'lead', children: longWord } };
