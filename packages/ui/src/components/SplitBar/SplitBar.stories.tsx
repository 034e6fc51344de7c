import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, stress } from '../../testing/docs.ts';
import { Card } from '../Card/Card.tsx';
import { docs } from './SplitBar.docs.ts';
import { SplitBar } from './SplitBar.tsx';

const principal = { label: 'Principal', value: 13000, valueText: '$13,000' };
const interest = { label: 'Interest', value: 3410.96, valueText: '$3,410.96' };

const meta = {
  title: 'Components/Feedback/SplitBar',
  component: SplitBar,
  parameters: { docsData: docs },
  args: { parts: [principal, interest] },
} satisfies Meta<typeof SplitBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnePart: Story = { args: { parts: [{ ...principal, valueText: '100%' }] } };

export const ThreeParts: Story = {
  args: {
    parts: [{ label: 'Down payment', value: 7000, valueText: '$7,000' }, principal, interest],
  },
};

export const OnAPanel: Story = {
  render: (args) => (
    <Card background="panel">
      <SplitBar {...args} />
    </Card>
  ),
};

export const LegendOutOfSight: Story = {
  args: { isLegendHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$3,410.96')).toBeInTheDocument();
  },
};

export const NoInterest: Story = {
  args: { parts: [principal, { label: 'Interest', value: 0, valueText: '$0' }] },
};

export const Stress: Story = {
  ...stress,
  args: {
    parts: [
      { label: longWord, value: 1, valueText: longWord },
      { label: 'Interest', value: 1, valueText: longWord },
    ],
  },
};
