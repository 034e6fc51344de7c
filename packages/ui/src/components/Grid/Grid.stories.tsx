import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, stress } from '../../testing/docs.ts';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { docs } from './Grid.docs.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  parameters: { docsData: docs },
  args: {
    children: (
      <>
        <Card>
          <Text>Words</Text>
        </Card>
        <Card>
          <Text>Words</Text>
        </Card>
        <Card>
          <Text>Words</Text>
        </Card>
      </>
    ),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ItemWidths: Story = {
  render: () => (
    <Grid itemWidth="large" gap="xl">
      <Grid itemWidth="small" gap="s">
        <Card>
          <Text>Words</Text>
        </Card>
        <Card>
          <Text>Words</Text>
        </Card>
        <Card>
          <Text>Words</Text>
        </Card>
      </Grid>
      <Grid gap="m">
        <Card>
          <Text>Words</Text>
        </Card>
        <Card>
          <Text>Words</Text>
        </Card>
      </Grid>
    </Grid>
  ),
};

export const AsList: Story = {
  args: {
    as: 'ul',
    children: (
      <>
        <Card as="li">
          <Text>Cars</Text>
        </Card>
        <Card as="li">
          <Text>Trucks</Text>
        </Card>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

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
