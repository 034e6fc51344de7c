import type { ComponentDocs } from '../../testing/docs.ts';
import { pressKeys } from '../../testing/pressKeys.ts';

export const docs: ComponentDocs = {
  name: 'SubmitButton',
  summary: 'Sends a form, and says so while the answers are on their way.',
  builtOn: 'The browser’s `<button>`, in a dialog too.',
  when: ['As the last thing in a Form.'],
  whenNot: [
    'For anything other than sending a form.',
    'To open a dialog or menu, which needs a Button.',
  ],
  alternatives: [
    { use: 'Button', when: 'It opens or changes something on the page.' },
    { use: 'LinkButton', when: 'It leads to the next page and sends nothing.' },
  ],
  anatomy: [
    'A native submit button, at least 44 px high in its medium and large sizes.',
    'The label; while pending, a turning ring before it.',
  ],
  doDont: [
    {
      do: 'Let people press it and say what is missing.',
      dont: 'Disable it until a form is complete: nobody can tell why it does nothing.',
    },
    {
      do: 'Keep it in place while it works, with a label that says so.',
      dont: 'Send twice because somebody pressed twice.',
      doArgs: { isPending: true, pendingLabel: 'Sending...' },
      dontArgs: {},
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
    ...pressKeys('Sends the form.'),
  ],
  accessibility: [
    'While pending it says that it is disabled, ignores presses and keeps focus, so that its new label is read.',
    'Enter in a field of the form presses it too.',
  ],
  content: [
    'Start with a verb and say what is sent: “Request payoff quote”.',
    'While it works, say so: “Submitting...”.',
  ],
};
