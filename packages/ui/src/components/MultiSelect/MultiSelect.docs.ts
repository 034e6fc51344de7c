import { screen } from 'storybook/test';
import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'MultiSelect',
  summary: 'Asks for any number of choices out of many, found by typing and shown as tags.',
  builtOn: 'React Aria’s `ComboBox` and `TagGroup`, an `<input>` with a list and tags.',
  when: [
    'For several choices out of more than about ten, such as the states of a report.',
    'Where the choices come from a server (`load`).',
  ],
  whenNot: ['For a few choices: shown at once, they are faster to choose.', 'For one choice.'],
  alternatives: [
    { use: 'CheckboxGroup', when: 'There are up to about ten.' },
    { use: 'ComboBox', when: 'One can be chosen.' },
    { use: 'TagGroup', when: 'They are filters, few, and shown at once.' },
  ],
  anatomy: [
    { part: 'The label.', at: 'label' },
    'A description, an error or a warning.',
    { part: 'The box that the list is searched in, and the button that opens it.', at: 'input' },
    { part: 'The list of what fits; what is chosen has a check.', at: '[role="listbox"]' },
    { part: 'A tag for each choice, with a button that removes it.', at: '[role="row"]' },
  ],
  anatomyStory: 'Open',
  doDont: [
    {
      do: 'Say in the description what an empty field means: “All states if you choose none”.',
      dont: 'Put “All” among the choices.',
    },
  ],
  keyboard: [
    {
      keys: 'Letters',
      does: 'Open the list of what has them in its name.',
      test: async ({ userEvent, expect }) => {
        await userEvent.tab();
        await userEvent.keyboard('or');
        await expect(await screen.findAllByRole('option')).toHaveLength(3);
      },
    },
    {
      keys: 'Arrow Down or Arrow Up, then Enter',
      does: 'Marks an option and chooses it, or takes it back; the list stays.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('{ArrowDown}{Enter}');
        await expect(args.onChange).toHaveBeenLastCalledWith(['CA']);
        await expect(canvas.getByRole('combobox')).toHaveValue('');
        await expect(screen.getByRole('listbox')).toBeVisible();
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
      does: 'On a tag, removes it; after the last one focus is in the box.',
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
    'The tags stand below the box: neither the box nor the list moves as they come.',
  ],
  content: ['Labels as people write them, without codes: they are what is searched.'],
};
