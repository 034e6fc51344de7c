import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'TextArea',
  summary: 'Asks for text of more than one line: a message, what happened.',
  alsoCalled: ['multiline input', 'long text', 'comment box'],
  builtOn: 'The browser’s `<textarea>`.',
  when: ['For an answer in sentences.'],
  whenNot: [
    'For an answer of one line.',
    'For something that a few precise questions would cover better.',
  ],
  alternatives: [
    { use: 'TextField', when: 'The answer fits one line.' },
    { use: 'CheckboxGroup', when: 'Most answers are known, with “Other” for the rest.' },
  ],
  anatomy: [
    { part: 'The label.', at: 'label' },
    { part: 'A description, an error or a warning.', at: '[id$="-description"]' },
    { part: 'A box of a few lines that grows with what is written.', at: 'textarea' },
  ],
  anatomyStory: 'Described',
  doDont: [
    {
      do: 'Say in the message how long it may be, and keep every word.',
      dont: 'Cut text off at a limit, especially pasted text.',
    },
    {
      do: 'Say what helps: “Where and when it happened, and what was damaged”.',
      dont: 'Ask for “Details”.',
      doArgs: {
        label: 'What happened',
        description: 'Where and when it happened, and what was damaged',
      },
      dontArgs: { label: 'Details', description: undefined },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus into the box, and on from it.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('textbox')).toHaveFocus();
      },
    },
    {
      keys: 'Enter',
      does: 'Begins a new line.',
      test: async ({ args, userEvent, expect }) => {
        await userEvent.keyboard('a{Enter}b');
        await expect(args.onChange).toHaveBeenLastCalledWith('a\nb');
      },
    },
  ],
  accessibility: [
    'It grows as it is filled, so that all of it can be read without scrolling inside a box.',
    'People can drag it taller where the browser does not let it grow.',
  ],
  content: [
    'Do not ask for secrets in free text; say so where people might write them: “Leave out card numbers”.',
  ],
};
