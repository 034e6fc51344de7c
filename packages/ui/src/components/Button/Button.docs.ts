import type { ComponentDocs } from '../../testing/docs.ts';
import { pressKeys } from '../../testing/pressKeys.ts';

export const docs: ComponentDocs = {
  name: 'Button',
  summary: 'Does something on this page: opens a dialog, changes a view.',
  alsoCalled: ['action', 'call to action', 'CTA', 'plain button'],
  builtOn: 'The browser’s `<button>`. Inside a trigger or a dialog, React Aria’s `Button`.',
  when: ['To open a dialog, drawer or menu.', 'To change what is on the page.'],
  whenNot: [
    'To go to another page or address: a link can be opened in a new tab and says where it leads.',
    'For a choice that is kept, such as a setting.',
  ],
  alternatives: [
    { use: 'SubmitButton', when: 'It sends a form.' },
    { use: 'LinkButton', when: 'It goes somewhere and is the main step of the page.' },
    { use: 'Link', when: 'It goes somewhere from within running text.' },
    { use: 'IconButton', when: 'There is room for an icon alone and everyone knows it.' },
    { use: 'Switch', when: 'It turns a setting on or off at once.' },
  ],
  anatomy: ['The button, at least 44 px high in its medium and large sizes.', 'The label.'],
  doDont: [
    {
      do: 'Show one primary button in a view, for the step that most people came for.',
      dont: 'Give two buttons side by side the same weight.',
    },
    {
      do: 'Let people press it and say what is missing.',
      dont: 'Disable it until a form is complete: nobody can tell why it does nothing.',
      doArgs: { children: 'Send payment' },
      dontArgs: { children: 'Send payment', isDisabled: true },
    },
    {
      do: 'Keep it where it is while it works, with a label that says so.',
      dont: 'Take it away when it is pressed: whoever uses the keyboard loses their place.',
      doArgs: { isPending: true, pendingLabel: 'Preparing the page...' },
      dontExample: 'Preparing the page...',
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
    'A disabled button leaves the tab order; prefer one that explains what is missing.',
  ],
  content: [
    'Start with a verb and say what happens: “Send request”, not “OK”.',
    'Two or three words, sentence case, no period.',
    'While it works, say so: “Submitting...”.',
  ],
};
