import type { ComponentDocs } from '../../testing/docs.ts';
import { pressKeys } from '../../testing/pressKeys.ts';
import { Text } from '../Text/index.ts';

export const docs: ComponentDocs = {
  name: 'NativeButton',
  summary: 'Does something on a page that a visitor waits for.',
  alsoCalled: ['server button', 'plain button'],
  builtOn: 'The browser’s `<button>`.',
  when: [
    'On a public page, where React Aria’s script would be the heaviest thing on it.',
    'For a press that changes the page and needs no more than a click.',
  ],
  whenNot: [
    'As the trigger of a dialog, menu or tooltip, which needs a Button.',
    'To go to another page or address: a link can be opened in a new tab and says where it leads.',
  ],
  alternatives: [
    { use: 'Button', when: 'The page loads React Aria anyway, as the portal does.' },
    { use: 'SubmitButton', when: 'It sends a form.' },
    { use: 'LinkButton', when: 'It goes somewhere.' },
  ],
  anatomy: [
    'The browser’s button, at least 44 px high in its medium and large sizes.',
    'The label; while pending, a turning ring before it.',
  ],
  doDont: [
    {
      do: 'Keep it where it is while it works, with a label that says so.',
      dont: 'Take it away when it is pressed: whoever uses the keyboard loses their place.',
      doArgs: { isPending: true, pendingLabel: 'Preparing the page...' },
      dontExample: <Text>Preparing the page...</Text>,
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the button and shows the ring.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('button')).toHaveFocus();
      },
    },
    ...pressKeys('Presses the button.'),
  ],
  accessibility: [
    'While pending it says that it is disabled, ignores presses and keeps focus, so that its new label is read.',
  ],
  content: ['Start with a verb and say what happens: “Print this page”, not “OK”.'],
};
