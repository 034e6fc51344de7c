import { screen } from 'storybook/test';
import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'CommandPalette',
  summary: 'Holds everything that an app does behind one search.',
  builtOn: 'React Aria’s `Autocomplete` and `Menu` in the kit’s Dialog.',
  when: ['In an app that people use all day, beside its navigation.'],
  whenNot: [
    'As the only way to something: many never find it.',
    'On a public site.',
    'To search for data of an app, such as deals: they come from a server.',
  ],
  alternatives: [
    { use: 'Menu', when: 'The actions belong to one thing.' },
    { use: 'SideNav', when: 'They are the pages of the app.' },
    { use: 'SearchField', when: 'Data is searched.' },
  ],
  anatomy: [
    { part: 'The dialog with its heading.', at: '[role="dialog"] h2' },
    { part: 'The search, which has focus.', at: '[role="dialog"] input' },
    {
      part: 'The commands that fit, in sections; the one that Enter runs is marked.',
      at: '[role="menu"], [role="listbox"]',
    },
  ],
  doDont: [
    {
      do: 'Put one in the app’s shell, and a button that opens it in the top bar.',
      dont: 'Name a command otherwise than the button that does the same.',
    },
  ],
  keyboard: [
    {
      keys: 'Ctrl+K, ⌘K on a Mac',
      does: 'Opens the palette from anywhere, and closes it.',
      test: async ({ userEvent, expect }) => {
        await userEvent.keyboard('{Control>}k{/Control}');
        await expect(await screen.findByRole('dialog', { name: 'Commands' })).toBeVisible();
        await expect(await screen.findByRole('searchbox')).toHaveFocus();
      },
    },
    {
      keys: 'Letters',
      does: 'Leave the commands that have all the words typed, in their names or in words like them.',
      test: async ({ userEvent, expect }) => {
        await userEvent.keyboard('owner');
        await expect(await screen.findByRole('menuitem', { name: 'Assign deal' })).toBeVisible();
        await expect(screen.getAllByRole('menuitem')).toHaveLength(1);
      },
    },
    {
      keys: 'Arrow Down or Arrow Up',
      does: 'Marks the next or the previous command; what is typed stays.',
      test: async ({ userEvent, expect }) => {
        await userEvent.keyboard('{ArrowDown}');
        await expect(screen.getByRole('menuitem')).toHaveAttribute('data-focused');
        await expect(screen.getByRole('searchbox')).toHaveValue('owner');
      },
    },
    {
      keys: 'Enter',
      does: 'Closes the palette and runs the marked command.',
      test: async ({ args, userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        const commands = args.commands as readonly { onPress: () => void }[];
        await expect(commands[2]?.onPress).toHaveBeenCalledTimes(1);
        await expect(screen.queryByRole('dialog')).toBeNull();
      },
    },
    {
      keys: 'Escape',
      does: 'Empties the search, and then closes the palette.',
      test: async ({ userEvent, expect }) => {
        await userEvent.keyboard('{Control>}k{/Control}');
        await screen.findByRole('searchbox');
        await userEvent.keyboard('{Escape}');
        await expect(screen.queryByRole('dialog')).toBeNull();
      },
    },
  ],
  accessibility: [
    'Focus stays in the search; the marked command is its active descendant and is read out.',
    'It is a dialog: the page behind it is out of reach, and focus goes back to where it was.',
  ],
  content: [
    'A command is a verb and its object, as the button elsewhere reads.',
    'Keywords are the words that people use for it and you don’t.',
  ],
};
