import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'SegmentedControl',
  summary: 'Chooses one of a few views of the same thing.',
  alsoCalled: ['button toggle', 'switcher', 'view switch'],
  builtOn: 'React Aria’s `ToggleButtonGroup`, `<button>`s that behave as one radio group.',
  when: [
    'For two to five views of one thing, such as a list and a board, or a week and a month.',
    'Where the change shows at once.',
  ],
  whenNot: [
    'For an answer in a form.',
    'For more than five: they no longer fit on a phone.',
    'For views that each have their own content.',
  ],
  alternatives: [
    { use: 'Tabs', when: 'Each view has its own content.' },
    { use: 'RadioGroup', when: 'It is an answer that a form sends.' },
    { use: 'Select', when: 'There are more than five.' },
    { use: 'ToggleButton', when: 'One thing is on or off.' },
  ],
  anatomy: [
    { part: 'The track around all views.', at: '[role=radiogroup]' },
    { part: 'The views, the chosen one filled.', at: '[role=radio]', isAbove: true },
  ],
  doDont: [
    {
      do: 'Keep the views short, and of the same kind: “Week”, “Month”, “Year”.',
      dont: 'Mix views with actions, such as “Week”, “Month” and “Export”.',
      doArgs: { defaultValue: 'month' },
      dontArgs: {
        defaultValue: 'month',
        options: [
          { value: 'week', label: 'Week' },
          { value: 'month', label: 'Month' },
          { value: 'export', label: 'Export' },
        ],
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the chosen view, and then out of the control.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('radio', { name: 'Week' })).toHaveFocus();
      },
    },
    {
      keys: 'Arrow Right or Arrow Left',
      does: 'Moves focus to the view on the right or on the left.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{ArrowRight}');
        await expect(canvas.getByRole('radio', { name: 'Month' })).toHaveFocus();
        await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked();
      },
    },
    {
      keys: 'Enter or Space',
      does: 'Chooses the view that has focus.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
        await expect(args.onChange).toHaveBeenLastCalledWith('month');
      },
    },
  ],
  accessibility: [
    'It is a radio group with a name of its own; the chosen view is checked.',
    'The chosen view is filled, in forced colors too, so color is not its only mark.',
  ],
  content: ['One noun per view; the `label` says what they are views of.'],
};
