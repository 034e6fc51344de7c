import { screen } from 'storybook/test';
import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Dialog',
  summary: 'Asks or shows one thing over the page, which waits.',
  builtOn: 'React Aria’s `Modal` and `Dialog`.',
  when: [
    'To ask before something that can’t be undone.',
    'To show what belongs to the page but not on it, such as a rate sheet.',
  ],
  whenNot: [
    'For what a page of its own does better: it can be linked to and printed.',
    'To tell what came of something: nobody should have to close that.',
    'On top of another dialog.',
  ],
  alternatives: [
    { use: 'Drawer', when: 'There is more to see than fits, or the page stays in view.' },
    { use: 'Popover', when: 'It is a few words about the part beside it.' },
    { use: 'Toast', when: 'It only tells what came of something.' },
  ],
  anatomy: [
    'The scrim over the page.',
    { part: 'The heading and the close button, which stay in sight.', at: '[role="dialog"] h2' },
    { part: 'The content.', at: '[role="dialog"] p' },
    { part: 'The actions, the main one last.', at: '[role="dialog"] > div:last-child button' },
  ],

  doDont: [
    {
      do: 'Name the action on its button: “Delete application”.',
      dont: 'Ask “Are you sure?” and offer “Yes” and “No”.',
    },
    {
      do: 'Use `role="alertdialog"` for a question that must be answered.',
      dont: 'Open a dialog that nobody asked for.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter or Space',
      does: 'On its button, opens the dialog and moves focus into it.',
      test: async ({ userEvent, expect }) => {
        await userEvent.tab();
        await userEvent.keyboard('{Enter}');
        await expect(await screen.findByRole('dialog')).toHaveFocus();
      },
    },
    {
      keys: 'Tab',
      does: 'Moves through the dialog and never out of it.',
      test: async ({ userEvent, expect }) => {
        await userEvent.tab();
        await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
        await userEvent.tab();
        await expect(screen.getByRole('button', { name: 'Print' })).toHaveFocus();
        await userEvent.tab();
        await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the dialog; focus goes back to its button. An alert dialog too.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Escape}');
        await expect(screen.queryByRole('dialog')).toBeNull();
        await expect(canvas.getByRole('button')).toHaveFocus();
      },
    },
  ],
  accessibility: [
    'It is named by its heading; the page behind it is out of reach.',
    'Focus stays inside and goes back to where it was.',
    'A press on the scrim closes it, unless it is an alert dialog.',
  ],
  content: [
    'The heading says what it is about, or asks the question.',
    'Buttons name what they do. The one that leaves things as they are says “Cancel” or “Keep it”.',
  ],
};
