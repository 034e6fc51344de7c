import { screen } from 'storybook/test';
import type { ComponentDocs } from '../../testing/docs.ts';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';

export const docs: ComponentDocs = {
  name: 'ConfirmDialog',
  imports: ['ConfirmDialog', 'DialogTrigger'],
  summary: 'Asks before something that can’t be undone.',
  alsoCalled: ['alert dialog', 'confirmation modal', 'are you sure'],
  builtOn: 'React Aria’s `Modal` and `Dialog`, as an alert dialog.',
  when: [
    'Before something is deleted or sent for good.',
    'When the action takes time or may fail: the dialog stays open until it is done.',
  ],
  whenNot: [
    'For what can be undone: do it, and offer “Undo” in a toast.',
    'For each step of a routine: people stop reading what they confirm all day.',
  ],
  alternatives: [
    { use: 'Toast', when: 'The action can be undone.' },
    { use: 'Dialog', when: 'There is something to fill in, or only something to show.' },
  ],
  anatomy: [
    'The scrim over the page.',
    { part: 'The question.', at: '[role="alertdialog"] h2' },
    { part: 'What happens.', at: '[role="alertdialog"] p' },
    {
      part: 'The button that changes nothing, and the one that confirms.',
      at: '[role="alertdialog"] > div:last-child button',
    },
  ],
  doDont: [
    {
      do: 'Name the action on its button: “Delete application”.',
      dont: 'Ask “Are you sure?” and offer “Yes” and “No”.',
      doExample: (
        <Inline>
          <Button variant="outline">Keep it</Button>
          <Button tone="danger">Delete application</Button>
        </Inline>
      ),
      dontExample: (
        <Stack>
          <Text>Are you sure?</Text>
          <Inline>
            <Button variant="outline">No</Button>
            <Button>Yes</Button>
          </Inline>
        </Stack>
      ),
    },
    {
      do: 'Return the promise of the request from `onConfirm`.',
      dont: 'Close the dialog before the request has succeeded.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter or Space',
      does: 'On its button, opens the dialog. If the action is dangerous, focus moves to the button that changes nothing.',
      test: async ({ userEvent, expect }) => {
        await userEvent.tab();
        await userEvent.keyboard('{Enter}');
        await expect(await screen.findByRole('button', { name: 'Keep it' })).toHaveFocus();
      },
    },
    {
      keys: 'Tab',
      does: 'Moves between the two buttons and never out of the dialog.',
      test: async ({ userEvent, expect }) => {
        await userEvent.tab();
        await expect(screen.getByRole('button', { name: 'Delete application' })).toHaveFocus();
        await userEvent.tab();
        await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the dialog without confirming; focus goes back to its button.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Escape}');
        await expect(screen.queryByRole('alertdialog')).toBeNull();
        await expect(canvas.getByRole('button')).toHaveFocus();
        await expect(args.onConfirm).not.toHaveBeenCalled();
      },
    },
  ],
  accessibility: [
    'It is an alert dialog, named by its heading and described by its text: both are read out when it opens.',
    'A press on the scrim does not close it.',
    'While it works, its button keeps focus and nothing closes it. A failure is announced.',
  ],
  content: [
    'The heading asks the question: “Delete this application?”.',
    'The text says what is lost. The failure message says what to do next.',
    'The button that changes nothing says “Cancel” or “Keep it”.',
  ],
};
