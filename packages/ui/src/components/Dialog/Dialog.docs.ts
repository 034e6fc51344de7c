import { screen, within } from 'storybook/test';
import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Dialog',
  imports: ['Dialog', 'DialogTrigger'],
  summary: 'Asks a question or shows one thing over the page, which waits.',
  alsoCalled: ['modal', 'popup', 'lightbox', 'overlay', 'window'],
  builtOn: 'React Aria’s `Modal` and `Dialog`.',
  when: [
    'To ask for one thing, such as a name or a choice.',
    'To show something that goes with the page but is not part of it, such as a rate sheet.',
  ],
  whenNot: [
    'For something that a separate page does better: people can link to it and print it.',
    'To report a result: nobody should have to close that.',
    'On top of another dialog.',
  ],
  alternatives: [
    { use: 'ConfirmDialog', when: 'It asks before something that can’t be undone.' },
    { use: 'Drawer', when: 'There is more to see than fits, or the page should stay in view.' },
    { use: 'Popover', when: 'It is a few words about something on the page.' },
    { use: 'Toast', when: 'It only reports a result.' },
  ],
  anatomy: [
    'The scrim over the page.',
    { part: 'The heading and the close button, which stay in sight.', at: '[role="dialog"] h2' },
    { part: 'The content.', at: '[role="dialog"] p' },
    { part: 'The actions, the main one last.', at: '[role="dialog"] > div:last-child button' },
  ],

  doDont: [
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
        const dialog = await screen.findByRole('dialog');
        await expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus();
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
      does: 'Closes the dialog; focus goes back to its button. Alert dialogs too.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Escape}');
        await expect(screen.queryByRole('dialog')).toBeNull();
        await expect(canvas.getByRole('button')).toHaveFocus();
      },
    },
  ],
  accessibility: [
    'Its title takes focus, unless a control in it does: a screen reader says the title and “dialog”, not all of its text.',
    'It is named by its heading; the page behind it is out of reach.',
    'Focus stays inside, and goes back to where it was when the dialog closes.',
    'A press on the scrim closes it, unless it is an alert dialog.',
  ],
  content: [
    'The heading says what it is about, or asks the question.',
    'Buttons name what they do. The one that changes nothing says “Cancel” or “Keep it”.',
  ],
};
