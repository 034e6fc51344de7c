import { screen, waitFor } from 'storybook/test';
import type { ComponentDocs, KeyboardRow } from '../../testing/docs.ts';
import { calendarKeys } from '../Calendar/Calendar.docs.tsx';

/** Tests the keys in the parts of an empty date. */
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
    does: 'Type a part; once it is complete, focus moves to the next one.',
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
    does: 'Increases or decreases the part by one.',
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
    does: 'Moves to the part on the left or on the right.',
    test: async ({ canvas, userEvent, expect }) => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getAllByRole('spinbutton')[1]).toHaveFocus();
    },
  },
  {
    keys: 'Backspace',
    does: 'Deletes digits until the part is empty.',
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
  summary: 'Asks for one date, typed or chosen in a calendar that knows which days are available.',
  alsoCalled: ['date input', 'calendar popup'],
  builtOn: 'React Aria’s `DatePicker` and `Calendar`.',
  when: [
    'In a portal, for a date with limits, with unavailable days or with common choices.',
    'Where the date must follow the page’s language, whatever the browser’s is.',
  ],
  whenNot: [
    'On a public page: a DateField works before JavaScript loads, and a phone shows its own calendar.',
    'For a month and year alone, such as a card’s expiry: people copy it as it is printed.',
    'For two dates that belong together.',
  ],
  alternatives: [
    { use: 'DateField', when: 'People know the date, or the page must stay light.' },
    { use: 'DateRangePicker', when: 'You ask for a first and a last day.' },
    { use: 'Calendar', when: 'The month should always be visible.' },
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
      part: 'The button that opens the calendar, which has common choices beside it.',
      at: 'button[aria-haspopup]',
    },
  ],
  anatomyStory: 'Open',
  doDont: [
    {
      do: 'Set `min` and `max`: the calendar stops there, and a typed date beyond them is pointed out.',
      dont: 'State the limits only in an error.',
      doArgs: {
        defaultValue: '2027-01-15',
        description: 'From November 24 to December 28',
        errorMessage: 'Enter a date up to December 28, 2026',
      },
      dontArgs: { defaultValue: '2027-01-15', errorMessage: 'This day is not available' },
    },
    {
      do: 'Offer the two or three days that most people choose as `presets`.',
      dont: 'Offer ten: that is a list to read.',
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
      does: 'Closes the calendar without changing anything.',
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
    'A date that is out of range, incomplete or unavailable, or does not exist, is pointed out in words once focus has left. What was typed stays.',
    'A year of two digits is pointed out too, and is not completed: 26 may be 1926.',
    'Enter in a part submits the form, as in any field.',
    'A date that is pasted into a part is read in any usual notation, in the locale’s order of day and month. Other text shows a message.',
  ],
  content: [
    'Name the date, not the format: “First payment”, not “MM/DD/YYYY”.',
    'Presets are words: “Next due date”, not a date.',
  ],
};
