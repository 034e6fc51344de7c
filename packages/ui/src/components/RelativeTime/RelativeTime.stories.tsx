import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stress } from '../../testing/docs.ts';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { docs } from './RelativeTime.docs.ts';
import { RelativeTime } from './RelativeTime.tsx';

const hour = 3_600_000;

/** Returns a moment this many hours from now, or before now if negative. */
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

const meta = {
  title: 'Components/Content/RelativeTime',
  component: RelativeTime,
  parameters: { docsData: docs },
  argTypes: {
    date: { control: 'text' },
    suppressHydrationWarning: { table: { disable: true } },
  },
  args: {
    date: inHours(-3.5),
    timeZone: 'America/Los_Angeles',
    // A server and a browser load this file at two moments, so their dates differ by as much.
    suppressHydrationWarning: true,
  },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const time = canvas.getByText('3 hours ago');
    await expect(time).toHaveAttribute('datetime', args.date);
    const written = new Intl.DateTimeFormat('en-US', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: args.timeZone,
    });
    await expect(time).toHaveAttribute('title', written.format(new Date(args.date)));
  },
};

export const PastAndFuture: Story = {
  render: (args) => (
    <Stack gap="s">
      {[-240, -60, -3.5, 5.5, 60].map((hours) => (
        <Text key={hours}>
          <RelativeTime {...args} date={inHours(hours)} />
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
    await expect(canvas.getByText('hace 3 horas')).toBeVisible();
  },
};

/** A date that can't be read is a dash. */
export const NoDate: Story = {
  tags: ['!autodocs'],
  args: { date: 'yesterday' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
  },
};

export const Stress: Story = { ...stress };
