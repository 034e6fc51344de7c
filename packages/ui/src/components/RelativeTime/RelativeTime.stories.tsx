import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stress } from '../../testing/docs.ts';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { docs } from './RelativeTime.docs.ts';
import { RelativeTime } from './RelativeTime.tsx';

const meta = {
  title: 'Components/Content/RelativeTime',
  component: RelativeTime,
  parameters: { docsData: docs },
  argTypes: { date: { control: 'text' } },
  args: { date: '2020-05-04T17:05:00Z', timeZone: 'America/Los_Angeles' },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText(/years ago/);
    await expect(time).toHaveAttribute('datetime', '2020-05-04T17:05:00.000Z');
    await expect(time).toHaveAttribute('title', expect.stringContaining('May 4, 2020'));
  },
};

export const PastAndFuture: Story = {
  render: (args) => (
    <Stack gap="s">
      {['1994-03-01T08:00:00Z', '2020-05-04T17:05:00Z', '2099-12-31T23:59:00Z'].map((date) => (
        <Text key={date}>
          <RelativeTime {...args} date={date} />
        </Text>
      ))}
    </Stack>
  ),
};

export const InSpanish: Story = {
  render: (args) => (
    <LocaleProvider locale="es-US">
      <RelativeTime {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/hace \d+ años/)).toBeVisible();
  },
};

export const Stress: Story = { ...stress };
