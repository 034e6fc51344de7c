import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { Stack } from '../Stack/Stack.tsx';
import { docs } from './Spinner.docs.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: { docsData: docs },
  args: { label: 'Looking for your account...' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Spinner {...args} size="small" />
      <Spinner {...args} size="medium" />
      <Spinner {...args} size="large" />
    </Stack>
  ),
};

export const LabelOutOfSight: Story = { args: { isLabelHidden: true } };

export const Stress: Story = { ...stress, args: { label: longWord } };
