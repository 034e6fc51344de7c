import type { Meta, StoryObj } from '@storybook/react-vite';
import { stress } from '../../testing/docs.ts';
import { Card } from '../Card/Card.tsx';
import { docs } from './Skeleton.docs.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: { docsData: docs },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { count: 3 } };

export const Shapes: Story = {
  render: () => (
    <Card>
      <Skeleton shape="figure" />
      <Skeleton count={3} />
      <Skeleton shape="card" />
    </Card>
  ),
};

export const Stress: Story = { ...stress, args: { count: 3, shape: 'figure' } };
