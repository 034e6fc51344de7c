import { screen, waitFor } from 'storybook/test';
import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'MultiSelect',
  summary: 'Asks for any number of choices out of many, found by typing and shown as tags.',
  alsoCalled: ['multiple select', 'tag input', 'token field', 'chips input'],
  builtOn: 'React Aria’s `ComboBox` and `TagGroup`, an `<input>` with a list and tags.',
  when: [
    'For several choices out of more than about ten, such as the states of a report.',
    'Where the choices come from a server (`load`).',
  ],
  whenNot: ['For a few choices: shown at once, they are faster to choose.', 'For one choice.'],
  alternatives: [
    { use: 'CheckboxGroup', when: 'There are up to about ten.' },
    { use: 'ComboBox', when: 'Only one can be chosen.' },
    { use: 'TagGroup', when: 'They are a few filters, all visible.' },
  ],
  anatomy: [
    { part: 'The label.', at: 'label' },
    'A description, an error or a warning.',
    { part: 'The box that the list is searched in, and the button that opens it.', at: 'input' },
    { part: 'The list of matches; the chosen ones have a check.', at: '[role="listbox"]' },
    { part: 'A tag for each choice, with a button that removes it.', at: '[role="row"]' },
  ],
  anatomyStory: 'Open',
  doDont: [
    {
      do: 'Say in the description what an empty field means: “All states if you choose none”.',
      dont: 'Put “All” among the choices.',
      doArgs: { description: 'All states if you choose none' },
      dontArgs: {
        options: [
          { value: 'all', label: 'All' },
          { value: 'CA', label: 'California' },
        ],
        defaultValue: ['all'],
      },
    },
  ],
  keyboard: [
    {
      keys: 'Letters',
      does: 'Open the list of options that have them in their names.',
      test: async ({ userEvent, expect }) => {
        await userEvent.tab();
        await userEvent.keyboard('or');
        await expect(await screen.findAllByRole('option')).toHaveLength(3);
      },
    },
    {
      keys: 'Arrow Down or Arrow Up, then Enter',
      does: 'Highlights an option and chooses or clears it; the list stays open.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('{ArrowDown}{Enter}');
        await expect(args.onChange).toHaveBeenLastCalledWith(['CA']);
        await expect(canvas.getByRole('combobox')).toHaveValue('');
        await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
        await userEvent.keyboard('tex{ArrowDown}{Enter}');
        await expect(args.onChange).toHaveBeenLastCalledWith(['CA', 'TX']);
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the list.',
      test: async ({ userEvent, expect }) => {
        await userEvent.keyboard('{Escape}');
        await expect(screen.queryByRole('listbox')).toBeNull();
      },
    },
    {
      keys: 'Tab',
      does: 'Moves on to the tags.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('row', { name: 'California' })).toHaveFocus();
      },
    },
    {
      keys: 'Delete or Backspace',
      does: 'On a tag, removes it; after the last one, focus moves to the box.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Delete}');
        await expect(args.onChange).toHaveBeenLastCalledWith(['TX']);
        await expect(canvas.getByRole('row', { name: 'Texas' })).toHaveFocus();
        await userEvent.keyboard('{Delete}');
        await expect(args.onChange).toHaveBeenLastCalledWith([]);
        await expect(canvas.getByRole('combobox')).toHaveFocus();
      },
    },
  ],
  accessibility: [
    'Focus stays in the box while options are chosen; the box says what is chosen.',
    'Each button is named by what it removes.',
    'The tags are below the box, so that neither the box nor the list moves when one is added.',
  ],
  content: ['Write labels as people do, without codes: labels are what is searched.'],
};
