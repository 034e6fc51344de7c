import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { docs } from './Divider.docs.tsx';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Components/Layout/Divider',
  component: Divider,
  parameters: { docsData: docs },
  args: { variant: 'hairline' },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dashed: Story = { args: { variant: 'dashed' } };

export const OnAPanel: Story = {
  render: (args) => (
    <Card background="panel">
      <Text>Before</Text>
      <Divider {...args} />
      <Text>After</Text>
    </Card>
  ),
};

export const Stress: Story = {
  ...stress,
  render: (args) => (
    <Stack>
      <Text>{longWord}</Text>
      <Divider {...args} />
      <Divider variant="dashed" />
      <Text>{longWord}</Text>
    </Stack>
  ),
};
