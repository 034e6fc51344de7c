import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { CheckIcon } from '../Icon/index.ts';
import { Inline } from '../Inline/Inline.tsx';
import { docs } from './Badge.docs.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Feedback/Badge',
  component: Badge,
  parameters: { docsData: docs },
  args: { children: 'In review' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline gap="xs">
      <Badge>Draft</Badge>
      <Badge tone="info">In review</Badge>
      <Badge tone="success">Approved</Badge>
      <Badge tone="warning">Needs documents</Badge>
      <Badge tone="danger">Past due</Badge>
    </Inline>
  ),
};

export const WithIcon: Story = {
  args: {
    tone: 'success',
    children: (
      <>
        <CheckIcon /> Paid
      </>
    ),
  },
};

export const Stress: Story = { ...stress, args: { children: longWord } };
