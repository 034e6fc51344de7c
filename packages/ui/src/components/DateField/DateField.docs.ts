import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'DateField',
  summary: 'Asks for one date, typed as month, day and year.',
  when: [
    'For a date that people know: a birthday, the day of an accident.',
    'For a date that they choose, such as a payoff date; the calendar button helps there.',
  ],
  whenNot: [
    'For a month and year alone, such as a card’s expiry: people copy it as it is printed.',
    'For a time span that has a few usual lengths.',
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
    'The label.',
    'A description, if one helps.',
    'An error or a warning.',
    'One box with three parts that keep their names: Month, Day, Year.',
    'A button that opens the browser’s calendar.',
  ],
  doDont: [
    {
      do: 'Keep what was typed and say what is wrong: “Enter a date that is on the calendar”.',
      dont: 'Correct February 31 to March 3 in silence.',
    },
    {
      do: 'Leave focus where it is.',
      dont: 'Jump to the next part after two digits: a slip can’t be put right with Backspace then.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the month, then the day, the year and the calendar button.',
      test: async ({ canvas, userEvent, expect }) => {
        for (const part of ['Month', 'Day', 'Year']) {
          await userEvent.tab();
          await expect(canvas.getByLabelText(part)).toHaveFocus();
        }
        await userEvent.tab();
        await expect(canvas.getByRole('button')).toHaveFocus();
      },
    },
    {
      keys: 'Digits',
      does: 'Type into the part that has focus, which keeps focus.',
      test: async ({ args, canvas, userEvent, expect }) => {
        canvas.getByLabelText('Month').focus();
        await userEvent.keyboard('12');
        await expect(canvas.getByLabelText('Month')).toHaveFocus();
        await expect(args.onChange).toHaveBeenLastCalledWith('12//');
      },
    },
    {
      keys: '/, -, . or Space',
      does: 'After a part’s digits, moves to the next part, so that a date can be typed in one go.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('/4/2026');
        await expect(canvas.getByLabelText('Day')).toHaveValue('4');
        await expect(canvas.getByLabelText('Year')).toHaveFocus();
        await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-04');
      },
    },
  ],
  accessibility: [
    'The three parts are one group: its name is the label, its description and message are read on entering.',
    'Each part has a label of its own that stays while it is filled in; there is no placeholder.',
    'A whole date that is pasted or typed into one part fills all three.',
    'Three text inputs read the same to every screen reader and cost almost nothing to load; the native calendar is there for those who want it.',
  ],
  content: [
    'Name the date, not the format: “Requested payoff date”, “Date of the accident”.',
    'Say in the description what the date decides: “Your quote stays good for 10 days from this date”.',
    'React Aria’s DateField was left out: 49 KB compressed where this takes 3.',
    'Where a date can be too early or too late, say the limit in the message: “Choose today or a later date”.',
  ],
};
