import { screen, waitFor } from 'storybook/test';
import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'CommandPalette',
  summary: 'Puts everything that an app can do behind one search.',
  alsoCalled: ['command menu', 'quick search', 'spotlight', 'cmd-k'],
  builtOn: 'React Aria’s `Autocomplete` and `Menu` in the kit’s Dialog.',
  when: ['In an app that people use all day, beside its navigation.'],
  whenNot: [
    'As the only way to do something: many people never find it.',
    'On a public site.',
    'To search an app’s data, such as deals: it comes from a server.',
  ],
  alternatives: [
    { use: 'Menu', when: 'The actions belong to one thing.' },
    { use: 'SideNav', when: 'They are the pages of the app.' },
    { use: 'SearchField', when: 'People search for data.' },
  ],
  anatomy: [
    { part: 'The dialog with its heading.', at: '[role="dialog"] h2' },
    { part: 'The search, which has focus.', at: '[role="dialog"] input' },
    {
      part: 'The matching commands, in sections; the one that Enter runs is highlighted.',
      at: '[role="menu"], [role="listbox"]',
    },
  ],
  doDont: [
    {
      do: 'Put one in the app’s shell, and a button that opens it in the top bar.',
      dont: 'Name a command differently from the button that does the same.',
    },
  ],
  keyboard: [
    {
      keys: 'Ctrl+K, ⌘K on a Mac',
      does: 'Opens the palette from anywhere, and closes it.',
      test: async ({ userEvent, expect }) => {
        await userEvent.keyboard('{Control>}k{/Control}');
        await waitFor(() => expect(screen.getByRole('dialog', { name: 'Commands' })).toBeVisible());
        await expect(await screen.findByRole('searchbox')).toHaveFocus();
      },
    },
    {
      keys: 'Letters',
      does: 'Narrow the list to commands that have all the typed words in their names or keywords.',
      test: async ({ userEvent, expect }) => {
        await userEvent.keyboard('owner');
        await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1));
        await expect(screen.getByRole('menuitem', { name: 'Assign deal' })).toBeVisible();
      },
    },
    {
      keys: 'Arrow Down or Arrow Up',
      does: 'Highlights the next or the previous command; the typed text stays.',
      test: async ({ userEvent, expect }) => {
        await userEvent.keyboard('{ArrowDown}');
        await waitFor(() => expect(screen.getByRole('menuitem')).toHaveAttribute('data-focused'));
        await expect(screen.getByRole('searchbox')).toHaveValue('owner');
      },
    },
    {
      keys: 'Enter',
      does: 'Closes the palette and runs the highlighted command.',
      test: async ({ args, userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        const commands = args.commands as readonly { onPress: () => void }[];
        await expect(commands[2]?.onPress).toHaveBeenCalledTimes(1);
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      },
    },
    {
      keys: 'Escape',
      does: 'Clears the search, and then closes the palette.',
      test: async ({ userEvent, expect }) => {
        await userEvent.keyboard('{Control>}k{/Control}');
        await screen.findByRole('searchbox');
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      },
    },
  ],
  accessibility: [
    'Focus stays in the search; the highlighted command is its active descendant and is read out.',
    'It is a dialog: the page behind it is out of reach, and focus goes back to where it was.',
  ],
  content: [
    'A command is a verb and its object, as on the button that does the same.',
    'Keywords are other words that people may use for it.',
  ],
};
