import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { Text } from '../Text/index.ts';
import { docs } from './Inline.docs.ts';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Components/Layout/Inline',
  component: Inline,
  parameters: { docsData: docs },
  args: {
    children: (
      <>
        <LinkButton href="#start" variant="primary">
          Get Pre-Qualified
        </LinkButton>
        <LinkButton href="#estimate" variant="outline">
          Estimate a payment
        </LinkButton>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Spread: Story = {
  args: {
    justify: 'between',
    children: (
      <>
        <Text>Amount financed</Text>
        <Text weight="bold">$13,000</Text>
      </>
    ),
  },
};

export const OnOneBaseline: Story = {
  args: {
    align: 'baseline',
    gap: 'xs',
    children: (
      <>
        <Text size="lead">$425</Text>
        <Text size="small">a month</Text>
      </>
    ),
  },
};

export const Stress: Story = {
  ...stress,
  args: {
    children: (
      <>
        <Text>{longWord}</Text>
        <Text>{longWord}</Text>
      </>
    ),
  },
};
