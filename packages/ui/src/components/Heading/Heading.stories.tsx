import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { Stack } from '../Stack/index.ts';
import { docs } from './Heading.docs.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Components/Type/Heading',
  component: Heading,
  parameters: { docsData: docs },
  args: { level: 2, children: 'Find it. Finance it. Drive it.' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  render: () => (
    <Stack gap="xl">
      <Heading level={1}>A Hassle-Free Car Buying Experience</Heading>
      <Heading level={2}>Consumer Resources</Heading>
      <Heading level={3}>Request Your Payoff Quote</Heading>
      <Heading level={4}>Processing time</Heading>
    </Stack>
  ),
};

/** A heading with the size of another level. */
export const Sized: Story = { args: { level: 2, size: 'h4' } };

export const Stress: Story = { ...stress, args: { level: 1, children: longWord } };
