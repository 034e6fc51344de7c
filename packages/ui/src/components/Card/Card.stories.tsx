import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, stress } from '../../testing/docs.ts';
import { Grid } from '../Grid/index.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import { docs } from './Card.docs.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Content/Card',
  component: Card,
  parameters: { docsData: docs },
  args: {
    children: (
      <>
        <Heading level={2} size="h4">
          Request Your Payoff Quote
        </Heading>
        <Text>We email your quote within 24 hours.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Backgrounds: Story = {
  render: () => (
    <Grid>
      {(['surface', 'sunken', 'tint1', 'tint2', 'tint3', 'tint4', 'tint5', 'panel'] as const).map(
        (background) => (
          <Card key={background} background={background}>
            <Heading level={2} size="h4">
              {background}
            </Heading>
            <Text tone="soft">Words hold their contrast on every background.</Text>
          </Card>
        ),
      )}
    </Grid>
  ),
};

export const AsSection: Story = {
  args: {
    as: 'section',
    'aria-labelledby': 'expect',
    background: 'tint2',
    children: (
      <>
        <Heading level={2} size="h4" id="expect">
          What to Expect
        </Heading>
        <Text>Your quote stays good for 10 days.</Text>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What to Expect' })).toBeVisible();
  },
};

export const Stress: Story = {
  ...stress,
  args: {
    children: (
      <>
        <Heading level={2}>{longWord}</Heading>
        <Text>{longWord}</Text>
      </>
    ),
  },
};
