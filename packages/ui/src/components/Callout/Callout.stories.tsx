import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { docs } from './Callout.docs.ts';
import { Callout } from './Callout.tsx';

const meta = {
  title: 'Components/Feedback/Callout',
  component: Callout,
  parameters: { docsData: docs },
  args: {
    heading: 'Sample text',
    children: 'This is sample text for a sample company. A lawyer has to review it.',
  },
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Callout tone="neutral">This is a sample account.</Callout>
      <Callout>Quotes stay good for 10 days.</Callout>
      <Callout tone="success" heading="No fee">
        Payments from a bank account are free.
      </Callout>
      <Callout tone="warning" heading="Before you call">
        Have your account number ready. <Link href="#number">Find it</Link>.
      </Callout>
      <Callout tone="danger">We never ask for your full SSN.</Callout>
    </Stack>
  ),
};

export const WithoutHeading: Story = { args: { heading: undefined } };

export const Stress: Story = { ...stress, args: { heading: longWord, children: longWord } };
