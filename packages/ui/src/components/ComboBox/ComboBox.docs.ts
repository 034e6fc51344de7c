import { screen } from 'storybook/test';
import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'ComboBox',
  summary: 'Asks for one choice out of many, found by typing a part of its name.',
  alsoCalled: ['autocomplete', 'typeahead', 'filterable dropdown'],
  builtOn: 'React Aria’s `ComboBox`, an `<input>` with a list.',
  when: [
    'For one choice out of more than about 50, such as a dealer or a vehicle.',
    'Where the choices come from a server (`load`).',
    'With `allowsFreeText`, where most answers are known and others are fine too.',
  ],
  whenNot: [
    'For a few choices, or where people don’t know what theirs is called.',
    'On a public page where a Select will do: it needs no JavaScript.',
  ],
  alternatives: [
    { use: 'RadioGroup', when: 'There are up to six choices.' },
    { use: 'Select', when: 'There are up to about 50.' },
    { use: 'SearchSelect', when: 'People look through a long list, and may not know the name.' },
    { use: 'MultiSelect', when: 'More than one can be chosen.' },
    { use: 'SuggestField', when: 'It is a search with suggestions.' },
    { use: 'TextField', when: 'Any text will do.' },
  ],
  anatomy: [
    { part: 'The label.', at: 'label' },
    'A description, an error or a warning.',
    { part: 'The box with the typed or chosen text.', at: 'input' },
    { part: 'The button that opens the whole list.', at: 'button[aria-haspopup]' },
    { part: 'The list of matches, in sections if there are any.', at: '[role="listbox"]' },
  ],
  anatomyStory: 'Open',
  doDont: [
    {
      do: 'Tell similar options apart by a description: the city below a dealer’s name.',
      dont: 'Write the code of an option into its label.',
      doArgs: {
        defaultValue: 'cedar',
        options: [{ value: 'cedar', label: 'Cedar Ridge Motors', description: 'Bakersfield' }],
        label: 'Dealer',
      },
      dontArgs: {
        defaultValue: 'cedar',
        options: [{ value: 'cedar', label: 'CRM-0417 Cedar Ridge Motors' }],
        label: 'Dealer',
      },
    },
    {
      do: 'With `load`, return the most used options for an empty text.',
      dont: 'Return hundreds: nobody reads more than about ten.',
    },
  ],
  keyboard: [
    {
      keys: 'Letters',
      does: 'Open the list of options that have them in their names.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('combobox')).toHaveFocus();
        await userEvent.keyboard('or');
        await expect(await screen.findAllByRole('option')).toHaveLength(3);
      },
    },
    {
      keys: 'Arrow Down or Arrow Up',
      does: 'Moves to the next or the previous option; a closed list opens.',
      test: async ({ userEvent, expect }) => {
        await userEvent.keyboard('{ArrowDown}');
        await expect(screen.getByRole('option', { name: 'California' })).toHaveAttribute(
          'data-focused',
        );
        await userEvent.keyboard('{ArrowDown}');
        await expect(screen.getByRole('option', { name: 'Florida' })).toHaveAttribute(
          'data-focused',
        );
      },
    },
    {
      keys: 'Enter',
      does: 'Chooses the option and closes the list.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        await expect(args.onChange).toHaveBeenLastCalledWith('FL');
        await expect(canvas.getByRole('combobox')).toHaveValue('Florida');
        await expect(screen.queryByRole('listbox')).toBeNull();
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the list; the box says what is chosen.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Backspace}');
        await screen.findByRole('listbox');
        await userEvent.keyboard('{Escape}');
        await expect(canvas.getByRole('combobox')).toHaveValue('Florida');
        await expect(screen.queryByRole('listbox')).toBeNull();
      },
    },
    {
      keys: 'Tab',
      does: 'Chooses the option that is highlighted or fully typed, and moves on.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.clear(canvas.getByRole('combobox'));
        await userEvent.keyboard('texas');
        await userEvent.tab();
        await expect(args.onChange).toHaveBeenLastCalledWith('TX');
        await expect(canvas.getByRole('combobox')).toHaveValue('Texas');
      },
    },
  ],
  accessibility: [
    'Focus stays in the box; the highlighted option is its active descendant and is read out, as is the number of matches.',
    'Loading and a failure to load are announced; after a failure, the list has an entry to try again.',
    'Escape closes only the list, not the dialog around it.',
    'A browser or a password manager can fill it in (`autoComplete`): the option with this label or value is chosen, and an error shows a text that is none.',
    'On a phone the list is laid out in the space above the on-screen keyboard.',
  ],
  content: [
    'Write labels as people do, without codes: labels are what is searched.',
    'Offer “Other” or `allowsFreeText` where the list can’t be complete.',
  ],
};
