import { screen } from 'storybook/test';
import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Menu',
  imports: ['Menu', 'MenuItem', 'MenuTrigger'],
  summary: 'Opens a list of actions from a button.',
  alsoCalled: ['dropdown', 'action menu', 'context menu', 'overflow menu', 'kebab'],
  builtOn: 'React Aria’s `Menu` and `Popover`.',
  when: ['For three or more actions on one thing.', 'For actions that few people need.'],
  whenNot: ['For one or two actions: show them.', 'For the answer to a question in a form.'],
  alternatives: [
    { use: 'Button', when: 'There are only one or two.' },
    { use: 'Select', when: 'It is an answer in a form.' },
    { use: 'SideNav', when: 'The items are pages.' },
  ],
  anatomy: [
    { part: 'The button that opens it.', at: 'button[aria-haspopup]' },
    { part: 'The items, in sections with a label where there are many.', at: '[role="menuitem"]' },
    {
      part: 'An item with a chevron opens a menu of its own.',
      at: '[role="menuitem"][aria-haspopup]',
    },
  ],
  anatomyStory: 'Submenu Open',
  doDont: [
    {
      do: 'Put what can’t be undone last, in the danger tone.',
      dont: 'Repeat the button’s word in every item.',
    },
    {
      do: 'Give an item a menu of its own if it needs one more choice: “Assign to”, then the people.',
      dont: 'Nest a third menu: a dialog has room for such a choice.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space or Arrow Down',
      does: 'On its button, opens the menu on its first item.',
      test: async ({ userEvent, expect }) => {
        await userEvent.tab();
        await userEvent.keyboard('{ArrowDown}');
        await expect(await screen.findByRole('menuitem', { name: 'Approve' })).toHaveFocus();
      },
    },
    {
      keys: 'Arrow Down or Arrow Up',
      does: 'Moves to the next or the previous item.',
      test: async ({ userEvent, expect }) => {
        await userEvent.keyboard('{ArrowDown}');
        await expect(screen.getByRole('menuitem', { name: 'Ask for documents' })).toHaveFocus();
        await userEvent.keyboard('{ArrowUp}');
        await expect(screen.getByRole('menuitem', { name: 'Approve' })).toHaveFocus();
      },
    },
    {
      keys: 'A letter',
      does: 'Moves to the item that begins with it.',
      test: async ({ userEvent, expect }) => {
        await userEvent.keyboard('d');
        await expect(screen.getByRole('menuitem', { name: 'Decline' })).toHaveFocus();
      },
    },
    {
      keys: 'Enter',
      does: 'Runs the item’s action, closes the menu and goes back to its button.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        await expect(args.onAction).toHaveBeenCalledWith('decline', undefined);
        await expect(canvas.getByRole('button')).toHaveFocus();
      },
    },
    {
      keys: 'Arrow Right, Arrow Left',
      does: 'On an item with a menu of its own, opens that menu, and goes back from it.',
      test: async ({ userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        await screen.findByRole('menu');
        await userEvent.keyboard('{End}{ArrowRight}');
        await expect(await screen.findByRole('menuitem', { name: 'Priya Vance' })).toHaveFocus();
        await userEvent.keyboard('{ArrowLeft}');
        await expect(screen.getByRole('menuitem', { name: 'Assign to' })).toHaveFocus();
        await userEvent.keyboard('{Escape}');
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the menu.',
      test: async ({ userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        await screen.findByRole('menu');
        await userEvent.keyboard('{Escape}');
        await expect(screen.queryByRole('menu')).toBeNull();
      },
    },
  ],
  accessibility: ['The button says that it opens a menu, and whether it is open.'],
  content: ['Each item is a verb, with its object where that is not obvious.'],
};
