import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'CopyButton',
  summary: 'Copies text to the clipboard, and says so.',
  alsoCalled: ['clipboard', 'copy to clipboard'],
  builtOn: 'A `<button>` and the browser’s clipboard; a TextField where it has none.',
  when: [
    'For text that is long or easily mistyped: a link, a reference, an account number for wires.',
    'Where the text is computed from settings on the page.',
  ],
  whenNot: [
    'For words that a reader would select anyway.',
    'For anything secret: other programs can read the clipboard.',
  ],
  alternatives: [
    { use: 'Link', when: 'The address should be opened rather than shared.' },
    { use: 'Button', when: 'Something other than copying happens.' },
  ],
  anatomy: [
    { part: 'The button, at least 44 px high in its medium and large sizes.', at: 'button' },
    'The message once the text is copied.',
    'Where copying is refused, a field that holds the text, selected.',
  ],
  doDont: [
    {
      do: 'Say what was copied and who can read it.',
      dont: 'Say only “Copied!” in a bubble that is gone before anyone can read it.',
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
    {
      keys: 'Enter or Space',
      does: 'Copies the text; where that is refused, moves focus to the field that holds it.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        await expect(await canvas.findByText(/Link copied/)).toBeInTheDocument();
      },
    },
  ],
  accessibility: [
    'What it says is a status: it is read out, and focus stays on the button.',
    'The field for copying by hand has a label, takes focus and selects its text.',
  ],
  content: [
    'Name on the button what is copied: “Copy link”, not “Copy”.',
    'Write the message as a full sentence: “Link copied.”',
  ],
};
