import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, stress } from '../../testing/docs.ts';
import { docs } from './Timeline.docs.tsx';
import { Timeline, TimelineEntry } from './Timeline.tsx';

const meta = {
  title: 'Components/Content/Timeline',
  component: Timeline,
  subcomponents: { TimelineEntry },
  parameters: { docsData: docs },
  args: {
    children: (
      <>
        <TimelineEntry year={1990} heading="The first loan">
          One office opens in Los Angeles, with a handful of dealers nearby.
        </TimelineEntry>
        <TimelineEntry year={1995} heading="10 states">
          Dealers in ten states send their customers.
        </TimelineEntry>
        <TimelineEntry year={2000} heading="100,000 customers">
          Ten years after the first loan.
        </TimelineEntry>
      </>
    ),
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A few short entries, side by side where there is room. */
export const Across: Story = { args: { direction: 'across' } };

export const Stress: Story = {
  ...stress,
  args: {
    children: (
      <>
        <TimelineEntry year={1990} heading={longWord}>
          {longWord}
        </TimelineEntry>
        <TimelineEntry year={2025} heading={longWord}>
          {longWord}
        </TimelineEntry>
      </>
    ),
  },
};
