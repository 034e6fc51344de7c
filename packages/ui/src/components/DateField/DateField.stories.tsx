import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { servedFirst } from '../../testing/served.ts';
import { Form } from '../Form/index.ts';
import { docs } from './DateField.docs.ts';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Components/Forms/DateField',
  component: DateField,
  parameters: { docsData: docs },
  args: { label: 'Requested payoff date', name: 'payoffDate', onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Described: Story = {
  args: { description: 'Your quote stays good for 10 days from this date' },
};

export const Filled: Story = { args: { defaultValue: '2026-12-04' } };

/** What is not a date yet is kept, and sent, as it was typed. */
export const Incomplete: Story = {
  args: { defaultValue: '12/4/' },
  render: (args) => (
    <Form aria-label="Payoff quote">
      <DateField {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('payoffDate')).toBe('12/4/');
  },
};

export const Invalid: Story = {
  args: { defaultValue: '2026-02-31', errorMessage: 'Enter a date that is on the calendar' },
};

export const Warning: Story = {
  args: {
    defaultValue: '2027-12-04',
    warningMessage: 'This is a year from now. A quote is good for 10 days.',
  },
};

export const Optional: Story = { args: { shouldMarkOptional: true } };

export const Disabled: Story = { args: { defaultValue: '2026-12-04', isDisabled: true } };

export const Birthday: Story = { args: { label: 'Date of birth', autoComplete: 'bday' } };

/** A whole date that is pasted into any part fills all of them. */
export const Pasted: Story = {
  args: { defaultValue: '/7/' },
  play: async ({ args, canvas }) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '12/04/2026');
    const day = canvas.getByLabelText('Day');
    day.focus();
    day.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    document.execCommand('insertText', false, '12/04/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-04');
    await expect(canvas.getByLabelText('Month')).toHaveValue('12');
    await expect(canvas.getByLabelText('Day')).toHaveValue('04');
    await expect(canvas.getByLabelText('Year')).toHaveValue('2026');
  },
};

/** A form that hears of a change reads the date as it is then, and a reset empties it. */
export const InAForm: Story = {
  render: function InAForm(args) {
    const [answer, setAnswer] = useState('');
    return (
      <Form
        aria-label="Payoff quote"
        onChange={(event) => setAnswer(String(new FormData(event.currentTarget).get('payoffDate')))}
      >
        <DateField {...args} />
        <output>{answer}</output>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Month'), '12/4/2026');
    await expect(canvas.getByText('2026-12-04')).toBeVisible();
    canvas.getByRole<HTMLFormElement>('form').reset();
    await waitFor(() => expect(canvas.getByLabelText('Year')).toHaveValue(''));
  },
};

/** Parts that are typed before React takes over a page stay, each of them, and the page hears of it. */
export const TypedEarly: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const field = <DateField {...args} id="early" label="Served date" />;
    const remove = await servedFirst(canvasElement, field, async (host) => {
      await userEvent.type(within(host).getByLabelText('Month'), '12');
      await userEvent.type(within(host).getByLabelText('Day'), '4');
      await userEvent.type(within(host).getByLabelText('Year'), '2026');
    });
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-12-04'));
    remove();
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: { label: longWord, description: longWord, errorMessage: longWord, value: '2026-12-04' },
};
