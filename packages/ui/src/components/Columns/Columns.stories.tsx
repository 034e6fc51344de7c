import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { docs } from './Columns.docs.ts';
import { Columns } from './Columns.tsx';

const meta = {
  title: 'Components/Layout/Columns',
  component: Columns,
  parameters: { docsData: docs, docs: { story: { height: '12rem' } } },
  globals: { viewport: { value: 'wide' } },
  args: {
    children: (
      <>
        <Card>
          <Text>What people came for</Text>
        </Card>
        <Card background="tint2">
          <Text>What helps them</Text>
        </Card>
      </>
    ),
  },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MainAndAside: Story = { args: { template: 'main-aside' } };

export const AsideAndMain: Story = { args: { template: 'aside-main' } };

export const Aligned: Story = { args: { align: 'center' } };

export const Stretched: Story = { args: { align: 'stretch' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Stress: Story = {
  ...stress,
  args: {
    children: (
      <>
        <Card>
          <Text>{longWord}</Text>
        </Card>
        <Card>
          <Text>{longWord}</Text>
        </Card>
      </>
    ),
  },
};
