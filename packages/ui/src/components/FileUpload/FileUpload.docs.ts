import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'FileUpload',
  summary: 'Accepts files that are chosen, dropped or pasted, and sends each at once.',
  alsoCalled: ['dropzone', 'file input', 'attachment', 'uploader'],
  builtOn: 'React Aria’s `FileTrigger` and `DropZone`, in a `<fieldset>`.',
  when: ['For documents that come with a form or a deal, such as proof of income.'],
  whenNot: [
    'For a picture that is changed before it is sent.',
    'Where a file is only read in the browser and sent nowhere.',
  ],
  alternatives: [
    { use: 'TextField', when: 'People can type what the document says.' },
    { use: 'Link', when: 'The files are somewhere already: link to them.' },
  ],
  anatomy: [
    { part: 'The label, the hint and the message of a field.', at: 'legend' },
    {
      part: 'The zone for dropping and pasting, with the button that chooses files and the rules.',
      at: '[class] > button',
    },
    {
      part: 'A row for each file: its name, its progress or result, and its actions.',
      at: 'li',
    },
  ],
  anatomyStory: 'Sending',
  doDont: [
    {
      do: 'Say which types and how large before anyone chooses: `acceptLabel`, `maxSize`.',
      dont: 'Refuse a file with “Error 413”.',
      doArgs: {},
      dontArgs: {
        accept: undefined,
        acceptLabel: undefined,
        maxSize: undefined,
        maxFiles: undefined,
        errorMessage: 'Error 413',
      },
    },
    {
      do: 'Send each file at once. Let `upload` resolve to the server’s id of the file: the form sends it under `name`.',
      dont: 'Send ten files with the form: one lost connection loses them all.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Stops at the zone, where a copied file can be pasted, and at the button.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(
          canvas.getByRole('button', { name: 'Drop or paste files here' }),
        ).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: 'Choose files' })).toHaveFocus();
      },
    },
  ],
  accessibility: [
    'The rules describe the button; dropping and pasting are never the only way.',
    'The result for each file is announced: sent, or not sent and why.',
    'The first button of a row stays in place, and focus with it; after a removal, focus goes to the button that chooses files.',
    'A read-only one is the list of its files: it has no button, and nothing to announce as read-only.',
  ],
  content: [
    'The label names the document: “Proof of income”.',
    'The description says what is accepted: “Two pay stubs of the last 30 days”.',
  ],
};
