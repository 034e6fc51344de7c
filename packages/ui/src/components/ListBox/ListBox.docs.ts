import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'ListBox',
  summary: 'Shows a list to choose one or several things from, and stays on the page.',
  alsoCalled: ['option list', 'selectable list'],
  builtOn: 'React Aria’s `ListBox`.',
  when: [
    'Where a choice in a list changes what is shown beside it, such as a dealer’s deals.',
    'Where people choose several out of many and see most of them at once.',
  ],
  whenNot: [
    'For an answer in a form: it sends nothing.',
    'For items that contain buttons or links.',
    'For actions.',
  ],
  alternatives: [
    { use: 'RadioGroup or CheckboxGroup', when: 'It is an answer, and there are few.' },
    { use: 'Select', when: 'It is an answer, and there are up to 50.' },
    { use: 'ComboBox or MultiSelect', when: 'It is an answer, and there are many.' },
    { use: 'DataTable', when: 'Each thing has figures or actions of its own.' },
    { use: 'Menu', when: 'The items are actions.' },
  ],
  anatomy: [
    {
      part: 'The list, which scrolls once there are more than about seven options.',
      at: '[role="listbox"]',
    },
    { part: 'A section’s heading.', at: 'header' },
    {
      part: 'An option: its name, and a description that sets it apart. The chosen one has a check.',
      at: '[role="option"]',
    },
  ],
  anatomyStory: 'Sections',
  doDont: [
    {
      do: 'Begin each option with the name that people know; the rest is its description.',
      dont: 'Put “All” among the options where several can be chosen.',
      doArgs: {
        options: [
          { value: 'dana', label: 'Dana Whitfield', description: 'Buyer 204, Fresno' },
          { value: 'devon', label: 'Devon Okafor', description: 'Buyer 117, Reno' },
        ],
      },
      dontArgs: {
        selectionMode: 'multiple',
        options: [
          { value: 'all', label: 'All' },
          { value: '204', label: '204 WHITFIELD, D' },
          { value: '117', label: '117 OKAFOR, D' },
        ],
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the chosen option, or to the first one, and then out of the list.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('option', { name: 'Dana Whitfield' })).toHaveFocus();
      },
    },
    {
      keys: 'Arrow Down or Arrow Up',
      does: 'Moves to the next or the previous option.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{ArrowDown}');
        await expect(canvas.getByRole('option', { name: 'Devon Okafor' })).toHaveFocus();
      },
    },
    {
      keys: 'Space or Enter',
      does: 'Chooses the option; in a multiple list, clears it again.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('[Space]');
        await expect(canvas.getByRole('option', { name: 'Devon Okafor' })).toHaveAttribute(
          'aria-selected',
          'true',
        );
        await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['devon']));
      },
    },
    {
      keys: 'Letters',
      does: 'Move to the option that begins with them.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('pri');
        await expect(canvas.getByRole('option', { name: 'Priya Vance' })).toHaveFocus();
      },
    },
    {
      keys: 'Home or End',
      does: 'Moves to the first or the last option.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Home}');
        await expect(canvas.getByRole('option', { name: 'Dana Whitfield' })).toHaveFocus();
      },
    },
  ],
  accessibility: [
    'It is a single Tab stop, whatever its length.',
    'Each section is a group with a name; a description is part of its option’s name.',
    'A chosen option has a check and bold letters, so color is not its only mark.',
  ],
  content: [
    'Keep options alike: all names, or all places.',
    'A label says what is listed: “Buyers”, not “List”.',
  ],
};
