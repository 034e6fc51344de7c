import { screen } from 'storybook/test';
import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Toast',
  imports: ['toast', 'ToastRegion'],
  summary: 'Reports the result of something just done, over the page and out of its way.',
  alsoCalled: ['snackbar', 'notification', 'flash message'],
  builtOn: 'React Aria’s `ToastRegion` and `Toast`, loaded with the first message.',
  when: [
    'To say that something was sent, saved or deleted.',
    'To say that something failed for a reason that is not on the page, such as a lost connection.',
  ],
  whenNot: [
    'As the only sign of a mistake in a form: the message belongs beside the field.',
    'For something people must keep, such as a reference number, unless it is on the page too.',
    'To ask for a decision.',
  ],
  alternatives: [
    { use: 'ErrorSummary', when: 'Answers in a form need a second look.' },
    { use: 'Banner', when: 'It concerns the whole page and stays.' },
    { use: 'Dialog', when: 'Nothing can go on without an answer.' },
  ],
  functions: [
    { call: 'toast({ heading })', does: 'Shows a message; keeps it until there is a ToastRegion.' },
    { call: 'toast({ …, description })', does: 'Says what it means and what comes next.' },
    {
      call: 'toast({ …, tone })',
      does: '`neutral`, `success`, or `danger`, which stays until it is dismissed.',
    },
    {
      call: 'toast({ …, actionLabel, onAction })',
      does: 'Adds a button, such as “Undo”; the toast then stays until it is dismissed.',
    },
    {
      call: 'toast({ …, topic })',
      does: 'Takes the place of an earlier message with the same topic, such as one form.',
    },
    {
      call: 'toast({ …, shouldAnnounce: false })',
      does: 'Shows it without an announcement, if focus moves to text that says the same.',
    },
    {
      call: 'dismissToasts(topic)',
      does: 'Removes the messages about a topic, such as once an error is corrected.',
    },
    {
      call: 'dismissToasts()',
      does: 'Removes all messages, such as when another user signs in.',
    },
  ],
  anatomy: [
    { part: 'The icon of the tone.', at: '[role="group"] svg', isAbove: true },
    { part: 'The heading.', at: '[slot="title"]', isAbove: true },
    { part: 'The description.', at: '[slot="description"]' },
    { part: 'The action, if there is one.', at: '[role="group"] > * button' },
    { part: 'The close button.', at: '[role="group"] > button' },
  ],
  anatomyStory: 'With Action',
  doDont: [
    {
      do: 'Say what happens next: “Your payoff quote will be emailed to you within 24 hours.”',
      dont: 'Say “Success!” and leave it there.',
    },
    {
      do: 'Put one ToastRegion in the app’s shell and call toast() from anywhere.',
      dont: 'Show a toast for what the page itself already shows.',
    },
    {
      do: 'Where a step can be undone, do it at once and offer “Undo”.',
      dont: 'Ask “Are you sure?” before each step of a day’s work.',
    },
  ],
  keyboard: [
    {
      keys: 'F6',
      does: 'Moves focus from the page to the toasts.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.click(canvas.getByRole('button'));
        await screen.findByRole('group');
        await userEvent.keyboard('{F6}');
        await expect(screen.getByRole('region')).toHaveFocus();
      },
    },
    {
      keys: 'Tab',
      does: 'Moves to a toast, then to its action and its close button.',
      test: async ({ userEvent, expect }) => {
        await userEvent.tab();
        await expect(screen.getByRole('group')).toHaveFocus();
        await userEvent.tab();
        await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      },
    },
    {
      keys: 'Enter or Space',
      does: 'On the close button, dismisses the toast; after the last one, focus goes back to the page.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        await expect(screen.queryByRole('group')).toBeNull();
        await expect(canvas.getByRole('button')).toHaveFocus();
      },
    },
    {
      keys: 'Escape',
      does: 'From anywhere, dismisses the newest toast.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.click(canvas.getByRole('button'));
        await screen.findByRole('group');
        await userEvent.keyboard('{Escape}');
        await expect(screen.queryByRole('group')).toBeNull();
        await expect(canvas.getByRole('button')).toHaveFocus();
      },
    },
  ],
  accessibility: [
    'It is announced once as it appears, without moving focus. `shouldAnnounce: false` shows it without an announcement, such as when focus moves to a receipt that says the same.',
    'A `danger` toast stays until it is dismissed. Others stay 8 seconds, or longer if their words need it, and wait while pointed at, focused or on a hidden page.',
    'It is at the top, below a sticky bar. While one is shown, what gets focus scrolls to below it, so that it never covers what has focus (WCAG 2.4.11).',
    'A toast with an action stays until it is dismissed: nobody has to hurry. What it does can be done elsewhere too.',
    'Once the cause of an error is corrected, `dismissToasts` removes the messages about its `topic`.',
    'The same message again, or a later one with the same `topic`, replaces the first and is announced.',
    'Its own words, such as “Close”, follow the language of the page, not the browser’s.',
  ],
  content: [
    'The heading says what happened in two or three words.',
    'The description says what comes next, and when. After a failure it says what to do.',
    'No blame: “We could not send your request”, not “Invalid request”.',
  ],
};
