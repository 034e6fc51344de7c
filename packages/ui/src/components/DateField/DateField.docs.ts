import { isReal, typeDate } from '../../testing/date.ts';
import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'DateField',
  summary: 'Asks for one date, typed or chosen in the browser’s calendar.',
  alsoCalled: ['date input'],
  builtOn: 'The browser’s date input, an `<input>`.',
  when: [
    'For a date that people know: a birthday, the day of an accident.',
    'For a date that they choose, such as a payoff date.',
  ],
  whenNot: [
    'For a month and year alone, such as a card’s expiry: people copy it as it is printed.',
    'For a time span with a few usual lengths.',
  ],
  alternatives: [
    {
      use: 'TextField',
      when: 'The date is copied from a card or a letter, in the form printed there.',
    },
    {
      use: 'RadioGroup',
      when: 'There are a few dates to choose from, such as the next three due dates.',
    },
  ],
  anatomy: [
    { part: 'The label.', at: 'label' },
    'A description, if one helps.',
    { part: 'An error or a warning.', at: '[id$="-message"]' },
    { part: 'The browser’s date input, with its calendar.', at: 'input' },
  ],
  anatomyStory: 'Invalid',
  doDont: [
    {
      do: 'Say the limit in the message: “Choose today or a later date”.',
      dont: 'Write “Invalid date”, or rely on `min` and `max` alone: a date outside them can be typed.',
      doArgs: { defaultValue: '2026-11-02', errorMessage: 'Choose today or a later date' },
      dontArgs: { defaultValue: '2026-11-02', errorMessage: 'Invalid date' },
    },
    {
      do: 'Name the date: “Date of the accident”.',
      dont: 'Name a format: each browser shows the date as its user writes dates.',
      doArgs: { label: 'Date of the accident' },
      dontArgs: { label: 'Date (MM/DD/YYYY)' },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the first part of the date.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByLabelText('Requested payoff date')).toHaveFocus();
      },
    },
    {
      keys: 'Digits',
      does: 'Type the parts one after the other; the date is reported once it is complete.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await typeDate(userEvent, canvas.getByLabelText('Requested payoff date'), '2026-12-04');
        await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-04');
      },
    },
    {
      keys: 'Tab on a part',
      does: 'Moves to the next part, in the browser’s order, and from the last one to the calendar.',
      test: async ({ canvas, userEvent, expect }) => {
        if (!isReal(userEvent)) return;
        const box = canvas.getByLabelText('Requested payoff date');
        box.blur();
        box.focus();
        for (const stop of ['day', 'year', 'calendar']) {
          await userEvent.tab();
          await expect(box, stop).toHaveFocus();
        }
        await userEvent.tab();
        await expect(box).not.toHaveFocus();
      },
    },
  ],
  accessibility: [
    'It is the browser’s own control, which every screen reader and phone knows, and it works before JavaScript loads.',
    'Description and message are read with it.',
    'Its words and its order of day and month follow the browser’s language, not the page’s.',
    'A pasted date is read in any usual notation, in the browser’s order of day and month. Other text shows a message.',
  ],
  content: [
    'Name the date, not the format: “Requested payoff date”, “Date of the accident”.',
    'Say in the description what the date decides: “Your quote stays good for 10 days from this date”.',
  ],
};
