import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { LocaleProvider } from '../LocaleProvider/index.ts';
import { docs } from './Calendar.docs.tsx';
import { Calendar } from './Calendar.tsx';

const meta = {
  title: 'Components/Forms/Calendar',
  component: Calendar,
  parameters: { docsData: docs },
  args: { label: 'Day of the appointment', defaultValue: '2026-12-04', onChange: fn() },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /December 10, 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-10');
    await userEvent.click(canvas.getAllByRole('button', { name: /Next/ })[0] as HTMLElement);
    await expect(canvas.getByRole('grid', { name: /January 2027/ })).toBeVisible();
  },
};

/** Days before `min` and after `max` are pale, and no arrow leads beyond them. */
export const Limited: Story = {
  args: { min: '2026-12-02', max: '2026-12-18' },
  play: async ({ canvas }) => {
    for (const [day, isOpen] of [
      ['1', false],
      ['2', true],
      ['18', true],
      ['19', false],
    ] as const) {
      const button = canvas.getByRole('button', { name: new RegExp(`December ${day}, 2026`) });
      await expect(button.getAttribute('aria-disabled') !== 'true').toBe(isOpen);
    }
  },
};

/** Saturdays and Sundays can be focused, are announced as unavailable, and can't be chosen. */
export const Unavailable: Story = {
  args: {
    unavailableDays: (day) => [0, 6].includes(new Date(day).getUTCDay()),
  },
  play: async ({ args, canvas, userEvent }) => {
    const saturday = canvas.getByRole('button', { name: /December 5, 2026/ });
    await expect(saturday).toHaveAttribute('aria-disabled', 'true');
    canvas.getByRole('button', { name: /December 4, 2026/ }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(saturday).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** The chosen day is still visible. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    const ground = (day: string) => getComputedStyle(canvas.getByText(day)).backgroundColor;
    await expect(ground('4')).not.toBe(ground('7'));
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /December 10, 2026/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** In Germany a week begins on Monday. */
export const German: Story = {
  render: (args) => (
    <LocaleProvider locale="de-DE">
      <Calendar {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('th')).toHaveTextContent('Mo');
  },
};

/** In Israel it begins on Sunday, on the right. */
export const Hebrew: Story = {
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  render: (args) => (
    <LocaleProvider locale="he-IL">
      <Calendar {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('th')).toHaveTextContent('א');
    const day = canvasElement.querySelector<HTMLElement>('[data-selected]');
    day?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveTextContent('5');
  },
};

export const InAForm: Story = {
  args: { name: 'day' },
  render: (args) => (
    <form aria-label="Appointment">
      <Calendar {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.click(canvas.getByRole('button', { name: /December 10, 2026/ }));
    await expect(new FormData(form).get('day')).toBe('2026-12-10');
    form.reset();
    await waitFor(() => expect(new FormData(form).get('day')).toBe('2026-12-04'));
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = { ...stress, args: { label: longWord } };
