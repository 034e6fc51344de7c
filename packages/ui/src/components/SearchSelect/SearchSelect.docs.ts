import { screen, waitFor } from 'storybook/test';
import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'SearchSelect',
  summary: 'Asks for one choice out of a long list that opens, with a box that searches it.',
  alsoCalled: ['picker', 'searchable dropdown', 'filterable select', 'select with search'],
  builtOn: 'React Aria’s `Select`, `Autocomplete` and `ListBox`, a `<button>` that opens a list.',
  when: [
    'For one choice out of about 50 to thousands that people look through, such as the branches of a group by state.',
    'Where the choice must be one of the list, and people may not know what theirs is called.',
  ],
  whenNot: [
    'For up to about 50 choices, or on a public page: a Select is the phone’s own list and needs no JavaScript.',
    'Where people type a name that they know: a ComboBox takes it without opening a list first.',
  ],
  alternatives: [
    { use: 'Select', when: 'There are up to about 50.' },
    { use: 'ComboBox', when: 'People know the name, other text is allowed, or a server searches.' },
    { use: 'MultiSelect', when: 'More than one can be chosen.' },
    { use: 'RadioGroup', when: 'There are up to six choices.' },
  ],
  anatomy: [
    { part: 'The label.', at: 'label' },
    'A description, an error or a warning.',
    { part: 'The button with the current choice.', at: 'button[aria-haspopup]' },
    { part: 'The box that searches the list.', at: 'input[type="search"]' },
    { part: 'The list, in sections if there are any.', at: '[role="listbox"]' },
  ],
  anatomyStory: 'Open',
  doDont: [
    {
      do: 'Order the options as people expect, and group them by `section`: the list can be read without searching.',
      dont: 'Order them by your own codes, so that only the search finds one.',
    },
    {
      do: 'Set `emptyLabel={null}` only if one option is always chosen.',
      dont: 'Begin with the first option because it is first in the alphabet.',
      doArgs: { emptyLabel: null, defaultValue: 'CA' },
      dontArgs: { defaultValue: 'AL' },
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space, Arrow Down or Arrow Up',
      does: 'Opens the list and moves to its search.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('button')).toHaveFocus();
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
      },
    },
    {
      keys: 'Letters',
      does: 'Leave only the options that have all typed words in their names. The first one is active.',
      test: async ({ userEvent, expect }) => {
        await userEvent.keyboard('new');
        await waitFor(() =>
          expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
            'New Mexico',
            'New York',
          ]),
        );
      },
    },
    {
      keys: 'Arrow Down or Arrow Up, then Enter',
      does: 'Moves to an option, chooses it and closes the list.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('{ArrowDown}{Enter}');
        await expect(args.onChange).toHaveBeenLastCalledWith('NY');
        await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
        await expect(canvas.getByRole('button')).toHaveTextContent('New York');
      },
    },
    {
      keys: 'Escape',
      does: 'Clears the search; pressed again, closes the list.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
        await userEvent.keyboard('tex{Escape}');
        await expect(screen.getByRole('searchbox')).toHaveValue('');
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
        await expect(args.onChange).toHaveBeenCalledTimes(1);
      },
    },
  ],
  accessibility: [
    'The button is named by its label and the current choice.',
    'Focus stays in the search while the arrow keys move through the list; the active option is read out.',
    'When read-only, it is a text box with the current choice, announced as read-only.',
    'A required one without a choice takes focus when the form is sent, with the browser’s own message.',
  ],
  content: [
    'Short options in the visitor’s words: the words are what is searched.',
    'Offer “Other” or “None of these” where the list can’t be complete.',
  ],
};
