import { screen } from 'storybook/test';
import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'SuggestField',
  summary: 'Asks for words to look for, and suggests what may be meant.',
  builtOn: 'React Aria’s `ComboBox`, an `<input>` with a list.',
  when: [
    'To search an app whose things have names, such as dealers or vehicles.',
    'Where suggestions come from a server as words are typed (`load`).',
  ],
  whenNot: [
    'Where all that fits shows in the page as words are typed.',
    'On a public page: a SearchField is a twentieth of the weight.',
    'For an answer that is sent and kept.',
  ],
  alternatives: [
    { use: 'SearchField', when: 'Nothing is suggested.' },
    { use: 'ComboBox', when: 'It is an answer.' },
    { use: 'CommandPalette', when: 'Actions are searched.' },
  ],
  anatomy: [
    'The label, which may be left to assistive technology.',
    { part: 'The box with its sign.', at: 'input' },
    'A button for the pointer that clears the box, once there is something in it.',
    'The suggestions, once something is typed that they fit.',
  ],
  anatomyStory: 'In A Form',
  doDont: [
    {
      do: 'Suggest about ten, the likeliest first.',
      dont: 'Go somewhere as a suggestion is marked: go once it is chosen.',
    },
  ],
  keyboard: [
    {
      keys: 'Letters',
      does: 'Show the suggestions that fit.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('combobox')).toHaveFocus();
        await userEvent.keyboard('cars');
        await expect(await screen.findAllByRole('option')).toHaveLength(2);
      },
    },
    {
      keys: 'Arrow Down or Arrow Up',
      does: 'Marks the next or the previous suggestion; what is typed stays.',
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
      does: 'Chooses the marked suggestion; with none marked, starts the search of the Form around.',
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
    'Focus stays in the box; the marked suggestion is its active descendant and is read out, as is how many there are.',
    'A phone’s keyboard shows a search key.',
  ],
  content: [
    'Label: what is searched, “Search deals”, not “Search”.',
    'A suggestion reads as what it finds is called.',
  ],
};
