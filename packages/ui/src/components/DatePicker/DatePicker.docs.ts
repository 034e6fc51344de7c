import { screen, waitFor } from 'storybook/test';
import type { ComponentDocs, KeyboardRow } from '../../testing/docs.ts';
import { calendarKeys } from '../Calendar/Calendar.docs.ts';

/** What the keys do in the parts of a date that is empty. */
export const partKeys: KeyboardRow[] = [
  {
    keys: 'Tab',
    does: 'Moves to the first part, from part to part, and to the button of the calendar.',
    test: async ({ canvas, userEvent, expect }) => {
      await userEvent.tab();
      await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
    },
  },
  {
    keys: 'Digits',
    does: 'Type a part; once it is whole, the next one has focus.',
    test: async ({ canvas, userEvent, expect }) => {
      await userEvent.keyboard('12');
      await expect(canvas.getAllByRole('spinbutton')[1]).toHaveFocus();
      await userEvent.keyboard('042026');
      await expect(canvas.getAllByRole('spinbutton')[0]).toHaveTextContent('12');
      await expect(canvas.getAllByRole('spinbutton')[2]).toHaveTextContent('2026');
    },
  },
  {
    keys: 'Arrow Up or Arrow Down',
    does: 'Makes the part one more or one less.',
    test: async ({ canvas, userEvent, expect }) => {
      canvas.getAllByRole('spinbutton')[2]?.focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(canvas.getAllByRole('spinbutton')[2]).toHaveTextContent('2027');
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getAllByRole('spinbutton')[2]).toHaveTextContent('2026');
    },
  },
  {
    keys: 'Arrow Left or Arrow Right',
    does: 'Moves to the part before or after, as the parts stand.',
    test: async ({ canvas, userEvent, expect }) => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getAllByRole('spinbutton')[1]).toHaveFocus();
    },
  },
  {
    keys: 'Backspace',
    does: 'Takes out digits, and empties the part.',
    test: async ({ canvas, userEvent, expect }) => {
      await userEvent.keyboard('{Backspace}');
      await expect(canvas.getAllByRole('spinbutton')[1]).toHaveTextContent('dd');
      await userEvent.keyboard('04');
      await expect(canvas.getAllByRole('spinbutton')[1]).toHaveTextContent('4');
    },
  },
];

export const docs: ComponentDocs = {
  name: 'DatePicker',
  summary: 'Asks for one date, typed or chosen in a calendar that knows which days there are.',
  builtOn: 'React Aria’s `DatePicker` and `Calendar`.',
  when: [
    'In a portal, for a date that has limits, days that can’t be chosen, or days that are often chosen.',
    'Where the date has to be written as the page’s language writes it, whatever the browser’s is.',
  ],
  whenNot: [
    'On a public page: a DateField works before JavaScript does, and a phone shows its own calendar.',
    'For a month and year alone, such as a card’s expiry: people copy it as it is printed.',
    'For two dates that belong together.',
  ],
  alternatives: [
    { use: 'DateField', when: 'People know the date, or the page has to be light.' },
    { use: 'DateRangePicker', when: 'A first and a last day are asked for.' },
    { use: 'Calendar', when: 'The month is to be in sight at all times.' },
    { use: 'RadioGroup', when: 'There are a few days to choose from.' },
  ],
  anatomy: [
    { part: 'The label.', at: 'label, span' },
    'A description, if one helps.',
    'An error or a warning.',
    {
      part: 'The parts of the date, in the order of the locale.',
      at: '[role="spinbutton"]',
    },
    {
      part: 'The button that opens the calendar, and days that are often chosen beside it.',
      at: 'button[aria-haspopup]',
    },
  ],
  anatomyStory: 'Open',
  doDont: [
    {
      do: 'Give `min` and `max`: the calendar stops there, and what is typed beyond is pointed out.',
      dont: 'Say the limits in an error alone.',
    },
    {
      do: 'Offer the two or three days that most people choose as `presets`.',
      dont: 'Offer ten: they are a list to read then.',
    },
  ],
  keyboard: [
    ...partKeys,
    {
      keys: 'Alt+Arrow Down, or Enter on the button',
      does: 'Opens the calendar at the date.',
      test: async ({ userEvent, expect }) => {
        await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
        await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
        await waitFor(() =>
          expect(document.activeElement?.getAttribute('aria-label')).toContain('December 4, 2026'),
        );
      },
    },
    ...calendarKeys,
    {
      keys: 'Enter or Space on a day',
      does: 'Chooses it and closes the calendar.',
      test: async ({ args, userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-01');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the calendar, and changes nothing.',
      test: async ({ canvas, userEvent, expect }) => {
        canvas.getAllByRole('spinbutton')[0]?.focus();
        await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
        await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      },
    },
  ],
  accessibility: [
    'Each part is a spin button with the label and its own name; the whole date, description and message are read with it.',
    'The calendar is a dialog: focus goes to the chosen day, and back to the button.',
    'What is out of range, not whole or can’t be chosen is said in words once focus has left.',
  ],
  content: [
    'Name the date, not the format: “First payment”, not “MM/DD/YYYY”.',
    'Presets are words: “Next due date”, not a date.',
  ],
};
