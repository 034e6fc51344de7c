import { screen } from 'storybook/test';
import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'SuggestField',
  summary: 'Asks for words to search for, and suggests matches.',
  alsoCalled: ['autosuggest', 'autocomplete', 'search suggestions'],
  builtOn: 'React Aria’s `ComboBox`, an `<input>` with a list.',
  when: [
    'To search an app for things with names, such as dealers or vehicles.',
    'Where suggestions come from a server while people type (`load`).',
  ],
  whenNot: [
    'Where all matches show on the page while people type.',
    'On a public page: a SearchField weighs a twentieth as much.',
    'For an answer that is sent and stored.',
  ],
  alternatives: [
    { use: 'SearchField', when: 'Nothing is suggested.' },
    { use: 'ComboBox', when: 'It is an answer.' },
    { use: 'CommandPalette', when: 'People search for actions.' },
  ],
  anatomy: [
    { part: 'The label, which can be visually hidden.', at: 'label' },
    { part: 'The box with its icon.', at: 'div:has(> input)' },
    'A button that clears the box by pointer, once there is something in it.',
    'The suggestions, once the typed text has matches.',
  ],
  anatomyStory: 'In A Form',
  doDont: [
    {
      do: 'Suggest about ten, the likeliest first.',
      dont: 'Go somewhere as a suggestion is highlighted: wait until it is chosen.',
    },
  ],
  keyboard: [
    {
      keys: 'Letters',
      does: 'Show the matching suggestions.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('combobox')).toHaveFocus();
        await userEvent.keyboard('cars');
        await expect(await screen.findAllByRole('option')).toHaveLength(2);
      },
    },
    {
      keys: 'Arrow Down or Arrow Up',
      does: 'Highlights the next or the previous suggestion; the typed text stays.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{ArrowDown}{ArrowDown}');
        await expect(screen.getByRole('option', { name: 'Golden Gate Cars' })).toHaveAttribute(
          'data-focused',
        );
        await expect(canvas.getByRole('combobox')).toHaveValue('cars');
      },
    },
    {
      keys: 'Enter',
      does: 'Chooses the highlighted suggestion; with none highlighted, sends the Form around it.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        await expect(args.onPick).toHaveBeenLastCalledWith(
          expect.objectContaining({ value: 'd4' }),
        );
        await expect(canvas.getByRole('combobox')).toHaveValue('Golden Gate Cars');
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the suggestions; pressed again, clears the box.',
      test: async ({ args, canvas, userEvent, expect }) => {
        const box = canvas.getByRole('combobox');
        await userEvent.keyboard('{Backspace}');
        await screen.findByRole('listbox');
        await userEvent.keyboard('{Escape}');
        await expect(screen.queryByRole('listbox')).toBeNull();
        await expect(box).toHaveValue('Golden Gate Car');
        await userEvent.keyboard('{Escape}');
        await expect(args.onChange).toHaveBeenLastCalledWith('');
        await expect(box).toHaveValue('');
        await expect(screen.queryByRole('listbox')).toBeNull();
      },
    },
  ],
  accessibility: [
    'Focus stays in the box; the highlighted suggestion is its active descendant and is read out, as is how many there are.',
    'A phone’s keyboard shows a search key.',
  ],
  content: [
    'Label: what is searched, “Search deals”, not “Search”.',
    'A suggestion is the name of what it finds.',
  ],
};
