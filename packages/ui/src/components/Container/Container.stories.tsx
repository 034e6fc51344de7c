import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { docs } from './Container.docs.ts';
import { Container } from './Container.tsx';

const meta = {
  title: 'Components/Layout/Container',
  component: Container,
  parameters: { docsData: docs, layout: 'fullscreen' },
  args: {
    children: (
      <Card>
        <Text>Content</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ForProse: Story = { args: { contentWidth: 'prose' } };

export const ForAForm: Story = { args: { contentWidth: 'form' } };

export const Stress: Story = {
  ...stress,
  args: {
    children: (
      <Card>
        <Text>{longWord}</Text>
      </Card>
    ),
  },
};
