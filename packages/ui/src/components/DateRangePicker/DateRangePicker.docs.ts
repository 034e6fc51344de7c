import { screen, waitFor } from 'storybook/test';
import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'DateRangePicker',
  summary: 'Asks for a first and a last day: typed, chosen in a calendar or picked by name.',
  alsoCalled: ['date range', 'period', 'from and to'],
  builtOn: 'React Aria’s `DateRangePicker` and `RangeCalendar`.',
  when: [
    'For the period that a report, a list or an export covers.',
    'Where a few ranges have names that everyone uses: “Last 30 days”.',
  ],
  whenNot: [
    'For two dates that don’t bound one range, such as birth and hire: use two DateFields.',
    'Where there are only a few ranges: use a SegmentedControl or a Select.',
  ],
  alternatives: [
    { use: 'DatePicker', when: 'You ask for one day.' },
    { use: 'SegmentedControl', when: 'There are two to five ranges and no others.' },
    { use: 'Select', when: 'There is a list of periods, such as statements.' },
  ],
  anatomy: [
    { part: 'The label.', at: 'label, span' },
    'A description, if one helps.',
    'An error or a warning.',
    {
      part: 'The first date and the last, each in parts in the order of the locale.',
      at: '[role="spinbutton"]',
    },
    {
      part: 'The button that opens the calendar, which has named ranges beside it.',
      at: 'button[aria-haspopup]',
      isAbove: true,
    },
  ],
  anatomyStory: 'Open',
  doDont: [
    {
      do: 'Count both days: “Last 30 days” begins 29 days before today.',
      dont: 'Leave out the last day of a range.',
      doArgs: { label: 'Last 30 days', defaultValue: { start: '2026-10-26', end: '2026-11-24' } },
      dontArgs: { label: 'Last 30 days', defaultValue: { start: '2026-10-25', end: '2026-11-23' } },
    },
    {
      do: 'Say in the report which range it shows.',
      dont: 'Change what is shown at each press in the calendar: a range is reported once both days are chosen.',
    },
  ],
  keyboard: [
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
      does: 'Type a part; once it is complete, focus moves to the next one, on into the last day.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('12042026');
        await expect(canvas.getAllByRole('spinbutton')[3]).toHaveFocus();
        await expect(args.onChange).not.toHaveBeenCalled();
        await userEvent.keyboard('12182026');
        await expect(args.onChange).toHaveBeenLastCalledWith({
          start: '2026-12-04',
          end: '2026-12-18',
        });
      },
    },
    {
      keys: 'Arrow Up or Arrow Down',
      does: 'Increases or decreases the part by one.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{ArrowUp}');
        await expect(canvas.getAllByRole('spinbutton')[5]).toHaveTextContent('2027');
        await userEvent.keyboard('{ArrowDown}');
        await expect(canvas.getAllByRole('spinbutton')[5]).toHaveTextContent('2026');
      },
    },
    {
      keys: 'Arrow Left or Arrow Right',
      does: 'Moves to the part on the left or on the right.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{ArrowLeft}');
        await expect(canvas.getAllByRole('spinbutton')[4]).toHaveFocus();
      },
    },
    {
      keys: 'Alt+Arrow Down, or Enter on the button',
      does: 'Opens the calendar at the first day.',
      test: async ({ userEvent, expect }) => {
        await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
        await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
        await waitFor(() =>
          expect(document.activeElement?.getAttribute('aria-label')).toContain('December 4, 2026'),
        );
      },
    },
    {
      keys: 'Arrows, Home, End, Page Up and Page Down',
      does: 'Move in the calendar as in a Calendar.',
      test: async ({ userEvent, expect }) => {
        await userEvent.keyboard('{Home}{ArrowDown}');
        await expect(document.activeElement?.getAttribute('aria-label')).toContain(
          'December 8, 2026',
        );
      },
    },
    {
      keys: 'Enter or Space on a day',
      does: 'Begins a range and moves on by a day; pressed again, ends it and closes the calendar.',
      test: async ({ args, userEvent, expect }) => {
        await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await expect(args.onChange).toHaveBeenLastCalledWith({
          start: '2026-12-08',
          end: '2026-12-10',
        });
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
    'Each part is a spin button with the label, the words “start date” or “end date”, and its own name.',
    'In the calendar the range so far is read with the day.',
    'A range that ends before it begins, is out of range or is incomplete is pointed out in words once focus has left.',
    'A date that is pasted into a part is read in any usual notation. Other text shows a message.',
  ],
  content: [
    'Name what the range covers: “Funded between”, “Report from and to”.',
    'Use the same words for a preset everywhere: “Last 30 days”, “This quarter”.',
  ],
};
