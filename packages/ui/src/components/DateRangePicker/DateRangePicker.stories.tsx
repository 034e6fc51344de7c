import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { docs } from './DateRangePicker.docs.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

const december = { start: '2026-12-04', end: '2026-12-18' };

const presets = [
  { label: 'Last 7 days', value: { start: '2026-11-16', end: '2026-11-22' } },
  { label: 'Last 30 days', value: { start: '2026-10-24', end: '2026-11-22' } },
  { label: 'This quarter', value: { start: '2026-10-01', end: '2026-12-31' } },
  { label: 'Last quarter', value: { start: '2026-07-01', end: '2026-09-30' } },
];

const meta = {
  title: 'Components/Forms/DateRangePicker',
  component: DateRangePicker,
  parameters: { docsData: docs },
  args: { label: 'Funded between', name: 'funded', onChange: fn() },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const openCalendar: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Default: Story = {};

export const Filled: Story = {
  args: { defaultValue: december, description: 'Both days belong to it' },
};

/** In the calendar the days from the first to the last share one background. */
export const Open: Story = {
  args: { defaultValue: december, presets },
  parameters: { docs: { story: { inline: false, height: '38rem' } } },
  play: openCalendar,
};

/** Named ranges are beside the calendar. */
export const Presets: Story = {
  args: { presets, defaultValue: { start: '2026-10-24', end: '2026-11-22' } },
  parameters: { docs: { story: { inline: false, height: '38rem' } } },
  play: async (context) => {
    await openCalendar(context);
    await expect(screen.getByRole('button', { name: 'Last 30 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** Clicking a named range chooses it at once. */
export const PresetChosen: Story = {
  tags: ['!autodocs'],
  args: { presets },
  play: async (context) => {
    const { args, userEvent } = context;
    await openCalendar(context);
    await userEvent.click(screen.getByRole('button', { name: 'Last 30 days' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: '2026-10-24',
      end: '2026-11-22',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openCalendar(context);
    await expect(screen.getByRole('button', { name: 'Last 30 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** The calendar ends at `max`, and typing a later date shows an error. */
export const Limited: Story = {
  args: { min: '2026-01-01', max: '2026-11-22', defaultValue: december },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Choose a date from January 1, 2026 to November 22, 2026'),
    ).toBeVisible();
  },
};

export const Reversed: Story = {
  args: { defaultValue: { start: december.end, end: december.start } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/not before the first/)).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { defaultValue: december, errorMessage: 'Choose at most 14 days' },
};

export const Optional: Story = { args: { shouldMarkOptional: true } };

export const Disabled: Story = { args: { defaultValue: december, isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: december, isReadOnly: true } };

/** One of two dates is not a range: nothing is sent, and an error is shown on blur. */
export const Half: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getAllByRole('spinbutton')[0]?.focus();
    await userEvent.keyboard('12042026');
    for (let stops = 0; stops < 4; stops += 1) await userEvent.tab();
    await expect(await canvas.findByText('Enter both dates')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Both days are sent. Clearing a part of one clears the range and leaves the other day. */
export const InAForm: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: december, endName: 'fundedTo' },
  render: (args) => (
    <form aria-label="Report">
      <DateRangePicker {...args} />
      <button type="button">Elsewhere</button>
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent = () => [...new FormData(form)].map(([name, value]) => `${name}=${value}`);
    await expect(sent()).toEqual(['funded=2026-12-04', 'fundedTo=2026-12-18']);
    canvas.getAllByRole('spinbutton')[0]?.focus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(sent()).toEqual(['funded=', 'fundedTo=']));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getAllByRole('spinbutton')[4]).toHaveTextContent('18');
    form.reset();
    await waitFor(() => expect(sent()).toEqual(['funded=2026-12-04', 'fundedTo=2026-12-18']));
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    label: longWord,
    description: longWord,
    errorMessage: longWord,
    presets: [{ label: longWord, value: december }],
    defaultValue: december,
  },
};
