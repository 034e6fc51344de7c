import type { ComponentDocs, KeyboardRow } from '../../testing/docs.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Calendar } from './index.ts';

/** Returns the full name of the day that has focus. */
const focusedDay = () => document.activeElement?.getAttribute('aria-label');

/** Tests the keys in any calendar that shows December 2026, with focus on the 4th. */
export const calendarKeys: KeyboardRow[] = [
  {
    keys: 'Arrow Left, Arrow Right, Arrow Up, Arrow Down',
    does: 'Move by a day and by a week, into the next month too.',
    test: async ({ userEvent, expect }) => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(focusedDay()).toContain('December 12, 2026');
      await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
      await expect(focusedDay()).toContain('December 4, 2026');
    },
  },
  {
    keys: 'Home or End',
    does: 'Moves to the first or the last day of the month.',
    test: async ({ userEvent, expect }) => {
      await userEvent.keyboard('{End}');
      await expect(focusedDay()).toContain('December 31, 2026');
      await userEvent.keyboard('{Home}');
      await expect(focusedDay()).toContain('December 1, 2026');
    },
  },
  {
    keys: 'Page Up or Page Down',
    does: 'Moves by a month; with Shift by a year.',
    test: async ({ userEvent, expect }) => {
      await userEvent.keyboard('{PageDown}');
      await expect(focusedDay()).toContain('January 1, 2027');
      await userEvent.keyboard('{PageUp}');
      await expect(focusedDay()).toContain('December 1, 2026');
    },
  },
];

const isSunday = (day: string) => new Date(day).getUTCDay() === 0;

export const docs: ComponentDocs = {
  name: 'Calendar',
  summary: 'Shows the days of a month, to choose one.',
  alsoCalled: ['date grid', 'month view'],
  builtOn: 'React Aria’s `Calendar`, a `<table>` in an application of its own.',
  when: [
    'Where the weekday or the surrounding days matter, and there is always room for it.',
    'Where some days can’t be chosen, such as days without an appointment.',
  ],
  whenNot: [
    'In a form among other fields: a DatePicker takes one line and lets people type.',
    'For a date that people know, such as a birthday.',
  ],
  alternatives: [
    { use: 'DatePicker', when: 'The day is one answer among others.' },
    { use: 'DateField', when: 'People know the date, or the page has to work without JavaScript.' },
    { use: 'DateRangePicker', when: 'You ask for a first and a last day.' },
  ],
  anatomy: [
    {
      part: 'The month and the year, each in a list, and buttons to the months before and after.',
      at: 'select',
    },
    { part: 'The weekdays, beginning where the locale’s week begins.', at: 'thead' },
    {
      part: 'The days: today has a frame, the chosen one is filled, those that can’t be chosen are struck through or pale.',
      at: 'tbody',
    },
  ],
  doDont: [
    {
      do: 'Say near it why days can’t be chosen.',
      dont: 'Leave out days without explanation: people will think that they made a mistake.',
      doExample: (
        <Stack>
          <Calendar label="Day of a visit" defaultValue="2026-12-04" unavailableDays={isSunday} />
          <Text size="small">We are closed on Sundays.</Text>
        </Stack>
      ),
      dontArgs: { unavailableDays: isSunday },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the buttons, the month and the year, and then to one day: the chosen one, or today.',
      test: async ({ userEvent, expect }) => {
        for (const stop of ['Previous', 'month', 'year', 'Next']) {
          await userEvent.tab();
          await expect(focusedDay()).toContain(stop);
        }
        await userEvent.tab();
        await expect(focusedDay()).toContain('December 4, 2026');
      },
    },
    ...calendarKeys,
    {
      keys: 'Enter or Space',
      does: 'Chooses the day.',
      test: async ({ args, userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01');
      },
    },
  ],
  accessibility: [
    'Each day is read with its weekday, month and year, and with whether it is chosen or can’t be.',
    'Going to another month or year announces it, and leaves focus where it is.',
    'It needs JavaScript; a DateField does not.',
  ],
  content: ['Name what the day is for: “Day of the appointment”.'],
};
