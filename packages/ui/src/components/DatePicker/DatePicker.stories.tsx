import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { LocaleProvider } from '../LocaleProvider/index.ts';
import { docs } from './DatePicker.docs.ts';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'Components/Forms/DatePicker',
  component: DatePicker,
  parameters: { docsData: docs },
  args: { label: 'First payment', name: 'firstPayment', onChange: fn() },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const openCalendar: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Default: Story = {};

export const Described: Story = {
  args: { description: 'Interest runs from the day before', defaultValue: '2026-12-04' },
};

export const Open: Story = {
  args: { defaultValue: '2026-12-04' },
  parameters: { docs: { story: { inline: false, height: '38rem' } } },
  play: openCalendar,
};

/** Named days set the date and close the calendar. */
export const WithPresets: Story = {
  args: {
    presets: [
      { label: 'In 30 days', value: '2026-12-22' },
      { label: 'In 45 days', value: '2027-01-06' },
      { label: 'First of the month', value: '2027-01-01' },
    ],
    defaultValue: '2026-12-22',
  },
  parameters: { docs: { story: { inline: false, height: '38rem' } } },
  play: async (context) => {
    const { args, userEvent } = context;
    await openCalendar(context);
    await expect(screen.getByRole('button', { name: 'In 30 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: 'First of the month' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-01');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openCalendar(context);
  },
};

/** A typed date out of range stays as it is, and an error is shown on blur. */
export const Limited: Story = {
  args: { min: '2026-11-22', max: '2027-01-06' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getAllByRole('spinbutton')[0]?.focus();
    await userEvent.keyboard('12042027');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-12-04');
    await expect(canvas.queryByText(/Choose a date/)).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    const words = 'Choose a date from November 22, 2026 to January 6, 2027';
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      expect.stringContaining(words),
    );
  },
};

/** Saturdays and Sundays are struck through, and typing one shows an error. */
export const Unavailable: Story = {
  args: {
    unavailableDays: (day) => [0, 6].includes(new Date(day).getUTCDay()),
    defaultValue: '2026-12-05',
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('December 5, 2026 can’t be chosen. Choose another day.'),
    ).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { defaultValue: '2026-12-04', errorMessage: 'Choose a day after the contract’s date' },
};

export const Warning: Story = {
  args: { defaultValue: '2027-12-04', warningMessage: 'This is more than a year from now.' },
};

export const Optional: Story = { args: { shouldMarkOptional: true } };

export const Disabled: Story = { args: { defaultValue: '2026-12-04', isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: '2026-12-04', isReadOnly: true } };

/** An incomplete date is not sent, and an error is shown on blur. */
export const Half: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getAllByRole('spinbutton')[0]?.focus();
    await userEvent.keyboard('1204');
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByText('Enter the whole date')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A form gets a complete date; once a part is cleared, it gets none. */
export const InAForm: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: '2026-12-04' },
  render: (args) => (
    <form aria-label="Contract">
      <DatePicker {...args} />
      <button type="button">Elsewhere</button>
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent = () => new FormData(form).getAll('firstPayment');
    await expect(sent()).toEqual(['2026-12-04']);
    canvas.getAllByRole('spinbutton')[0]?.focus();
    await userEvent.keyboard('11');
    await waitFor(() => expect(sent()).toEqual(['2026-11-04']));
    canvas.getAllByRole('spinbutton')[0]?.focus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(sent()).toEqual(['']));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    form.reset();
    await waitFor(() => expect(sent()).toEqual(['2026-12-04']));
  },
};

/** A form without its own validation shows what is missing, and moves focus there. */
export const Required: Story = {
  tags: ['!autodocs'],
  args: { isRequired: true },
  render: (args) => (
    <form aria-label="Contract" onSubmit={(event) => event.preventDefault()}>
      <DatePicker {...args} />
      <button type="submit">Send</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus());
    await userEvent.click(canvas.getByRole('form'));
    await expect(await canvas.findByText('Enter the date')).toBeVisible();
  },
};

/** In Germany the day comes first. */
export const German: Story = {
  args: { defaultValue: '2026-12-04', label: 'Erste Rate' },
  render: (args) => (
    <LocaleProvider locale="de-DE">
      <DatePicker {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual([
      '04',
      '12',
      '2026',
    ]);
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    label: longWord,
    description: longWord,
    errorMessage: longWord,
    presets: [{ label: longWord, value: '2026-12-22' }],
    defaultValue: '2026-12-22',
  },
};
