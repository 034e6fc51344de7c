import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { typeDate } from '../../testing/date.ts';
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

export const Invalid: Story = {
  args: { defaultValue: '2026-11-02', errorMessage: 'Choose today or a later date' },
};

export const Warning: Story = {
  args: {
    defaultValue: '2027-12-04',
    warningMessage: 'This is a year from now. A quote is good for 10 days.',
  },
};

export const Optional: Story = { args: { shouldMarkOptional: true } };

export const Disabled: Story = { args: { defaultValue: '2026-12-04', isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: '2026-12-04', isReadOnly: true } };

export const Birthday: Story = { args: { label: 'Date of birth', autoComplete: 'bday' } };

/** The calendar offers the days from `min` to `max`. */
export const Limited: Story = {
  args: { min: '2026-11-22', max: '2026-12-22', defaultValue: '2026-12-04' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/payoff/)).toHaveAttribute('min', '2026-11-22');
    await expect(canvas.getByLabelText(/payoff/)).toHaveAttribute('max', '2026-12-22');
  },
};

/** A change event reaches the form when the date is already updated, and a reset clears it. */
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
    await typeDate(userEvent, canvas.getByLabelText(/payoff/), '2026-12-04');
    await expect(canvas.getByText('2026-12-04')).toBeVisible();
    canvas.getByRole<HTMLFormElement>('form').reset();
    await expect(canvas.getByLabelText(/payoff/)).toHaveValue('');
  },
};

/** A date that is typed before hydration is preserved and reported to the page. */
export const TypedEarly: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement, userEvent }) => {
    const field = <DateField {...args} id="early" label="Served date" value="" />;
    const remove = await servedFirst(canvasElement, field, (host) =>
      typeDate(userEvent, within(host).getByLabelText('Served date'), '2026-12-04'),
    );
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-12-04'));
    remove();
  },
};

/** An invalid date can't be shown. The caller's value is unchanged, and no change is reported. */
export const NoDate: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const ref = fn();
    const field = <DateField {...args} ref={ref} id="none" label="Served date" value="tomorrow" />;
    const remove = await servedFirst(canvasElement, field, async () => {});
    await waitFor(() => expect(ref).toHaveBeenCalled());
    await expect(args.onChange).not.toHaveBeenCalled();
    remove();
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: { label: longWord, description: longWord, errorMessage: longWord, value: '2026-12-04' },
};
