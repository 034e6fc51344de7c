import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, stress } from '../../testing/docs.ts';
import { Card } from '../Card/index.ts';
import { docs } from './SummaryList.docs.tsx';
import { SummaryItem, SummaryList } from './SummaryList.tsx';

const meta = {
  title: 'Components/Type/SummaryList',
  component: SummaryList,
  subcomponents: { SummaryItem },
  parameters: { docsData: docs },
  args: {
    children: [
      <SummaryItem key="payment" term="Payment">
        $425.00
      </SummaryItem>,
      <SummaryItem key="fee" term="Fee" note="Free in some states.">
        up to $5.00
      </SummaryItem>,
      <SummaryItem key="most" term="You pay up to" isTotal>
        $430.00
      </SummaryItem>,
    ],
  },
} satisfies Meta<typeof SummaryList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each amount belongs to its term, and a note to its amount. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term');
    await expect(terms.map((term) => term.textContent)).toEqual([
      'Payment',
      'Fee',
      'You pay up to',
    ]);
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '$425.00',
      'up to $5.00',
      'Free in some states.',
      '$430.00',
    ]);
  },
};

export const OnAPanel: Story = {
  render: (args) => (
    <Card background="panel">
      <SummaryList {...args} />
    </Card>
  ),
};

export const Stress: Story = {
  ...stress,
  args: {
    children: [
      <SummaryItem key="long" term={longWord} note={longWord}>
        $1,234,567.89
      </SummaryItem>,
      <SummaryItem key="total" term={longWord} isTotal>
        $1,234,567.89
      </SummaryItem>,
    ],
  },
};
