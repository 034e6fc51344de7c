import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { docs } from './Figure.docs.ts';
import { Figure } from './Figure.tsx';

const meta = {
  title: 'Components/Type/Figure',
  component: Figure,
  parameters: { docsData: docs },
  args: { value: '30,000+', label: 'dealer partners' },
} satisfies Meta<typeof Figure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Stack gap="xl">
      <Figure size="large" value="$227.93" label="estimated monthly payment" />
      <Figure value="35 years" label="in business" />
      <Figure size="small" value="About 500,000" label="customers a year" />
    </Stack>
  ),
};

export const OnAPanel: Story = {
  args: { size: 'large', value: '$227.93', label: 'estimated monthly payment' },
  render: (args) => (
    <Card background="panel">
      <Figure {...args} />
    </Card>
  ),
};

export const Stress: Story = {
  ...stress,
  args: { size: 'large', value: '$1,234,567', label: longWord },
};
