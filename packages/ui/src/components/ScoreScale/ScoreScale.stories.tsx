import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, stress } from '../../testing/docs.ts';
import { Card } from '../Card/Card.tsx';
import { docs } from './ScoreScale.docs.ts';
import { ScoreScale } from './ScoreScale.tsx';

const meta = {
  title: 'Components/Feedback/ScoreScale',
  component: ScoreScale,
  parameters: { docsData: docs },
  args: {
    label: 'Your credit score',
    score: 702,
    ranges: [
      { label: 'Poor', from: 300, to: 579 },
      { label: 'Fair', from: 580, to: 669 },
      { label: 'Good', from: 670, to: 739 },
      { label: 'Very good', from: 740, to: 799 },
      { label: 'Exceptional', from: 800, to: 850 },
    ],
  },
} satisfies Meta<typeof ScoreScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Your credit score' })).toHaveTextContent(
      /^702Good/,
    );
    await expect(canvas.getByRole('row', { name: /^Good/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const Lowest: Story = { args: { score: 300 } };

export const Highest: Story = { args: { score: 850 } };

/** If a person has no score, no range is marked. */
export const WithoutScore: Story = {
  args: { score: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No score')).toBeVisible();
    for (const entry of canvas.getAllByRole('row')) {
      await expect(entry).not.toHaveAttribute('aria-current');
    }
  },
};

export const Large: Story = {
  args: {
    size: 'large',
    ranges: [
      { label: 'Poor', from: 300, to: 579, description: 'Loans are harder to get.' },
      { label: 'Fair', from: 580, to: 669, description: 'You can often get a loan.' },
      { label: 'Good', from: 670, to: 739, description: 'Most lenders will work with you.' },
      { label: 'Very good', from: 740, to: 799 },
      { label: 'Exceptional', from: 800, to: 850 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Most lenders will work with you.')).toBeVisible();
  },
};

/** Near the ends of the scale, a large score stays inside it. */
export const LargeAtTheEnd: Story = { args: { size: 'large', score: 850 } };

export const ThreeRanges: Story = {
  args: {
    label: 'Down payment',
    score: 12,
    ranges: [
      { label: 'Low', from: 0, to: 9 },
      { label: 'Usual', from: 10, to: 19 },
      { label: 'High', from: 20, to: 40 },
    ],
  },
};

export const OnAPanel: Story = {
  render: (args) => (
    <Card background="panel">
      <ScoreScale {...args} />
    </Card>
  ),
};

export const Stress: Story = {
  ...stress,
  args: { ranges: [{ label: longWord, from: 300, to: 850 }] },
};
