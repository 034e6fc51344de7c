import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, stress } from '../../testing/docs.ts';
import { LocaleProvider } from '../LocaleProvider/index.ts';
import { docs } from './Timeline.docs.tsx';
import { Timeline, TimelineEntry } from './Timeline.tsx';
import { TimelineEvent } from './TimelineEvent.tsx';

const meta = {
  title: 'Components/Content/Timeline',
  component: Timeline,
  subcomponents: { TimelineEntry, TimelineEvent },
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

/** What happened to a deal, the newest first. */
export const Log: Story = {
  args: {
    children: [
      <TimelineEvent
        key="funded"
        date="2026-11-24T21:30:00Z"
        timeZone="America/Los_Angeles"
        heading="Funded"
      >
        $26,565.00 was sent to Cedar Ridge Motors.
      </TimelineEvent>,
      <TimelineEvent
        key="cleared"
        date="2026-11-24T18:05:00Z"
        timeZone="America/Los_Angeles"
        heading="Stips cleared"
      >
        Marisol Tran cleared proof of income.
      </TimelineEvent>,
      <TimelineEvent
        key="approved"
        date="2026-11-22T17:05:00Z"
        timeZone="America/Los_Angeles"
        heading="Approved"
      />,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Nov 24, 2026, 1:30/)).toHaveAttribute(
      'datetime',
      '2026-11-24T21:30:00.000Z',
    );
  },
};

export const LogInSpanish: Story = {
  tags: ['!autodocs'],
  ...Log,
  render: (args) => (
    <LocaleProvider locale="es-US">
      <Timeline {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^24 nov 2026, 1:30/)).toBeVisible();
  },
};

/** A date that can't be read is a dash. */
export const NoDate: Story = {
  tags: ['!autodocs'],
  args: { children: <TimelineEvent date="yesterday" heading="Approved" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
  },
};

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
        <TimelineEvent date="2026-11-22T17:05:00Z" heading={longWord}>
          {longWord}
        </TimelineEvent>
      </>
    ),
  },
};
