import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'InlineEdit',
  summary: 'Turns text into a field in place, and back once it is saved.',
  alsoCalled: ['editable text', 'click to edit', 'edit in place'],
  builtOn: 'A `<button>` that gives way to a TextField.',
  when: [
    'For one short text that is read often and changed now and then, such as a note’s name.',
    'Where each change is saved on its own.',
  ],
  whenNot: [
    'For several answers that belong together.',
    'For text that must be checked against other answers.',
    'For long text.',
  ],
  alternatives: [
    { use: 'TextField', when: 'It is part of a form.' },
    { use: 'SummaryList', when: 'Several answers are read, and changed on a page of their own.' },
    { use: 'Dialog', when: 'The change needs more than one field.' },
  ],
  anatomy: [
    { part: 'The label.', at: 'label' },
    { part: 'The text as a button, with a pencil.', at: 'span + button' },
    { part: 'While it is edited: the field, “Save” and “Cancel”.', at: 'input' },
  ],
  anatomyStory: 'Editing',
  doDont: [
    {
      do: 'If it could not be saved, keep what was typed and say why.',
      dont: 'Save when focus leaves the field: people who only look something up would change it.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter or Space',
      does: 'On the text, opens the field with the text selected.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await userEvent.keyboard('{Enter}');
        await expect(await canvas.findByRole('textbox', { name: 'Nickname' })).toHaveFocus();
      },
    },
    {
      keys: 'Escape',
      does: 'Leaves the text as it was; focus goes back to it.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('Something else{Escape}');
        await expect(await canvas.findByRole('button')).toHaveTextContent('Blue truck');
        await expect(canvas.getByRole('button')).toHaveFocus();
        await expect(args.onSave).not.toHaveBeenCalled();
      },
    },
    {
      keys: 'Enter',
      does: 'In the field, saves the text.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        await canvas.findByRole('textbox');
        await userEvent.keyboard('Work truck{Enter}');
        await expect(await canvas.findByRole('button')).toHaveFocus();
        await expect(args.onSave).toHaveBeenLastCalledWith('Work truck');
      },
    },
  ],
  accessibility: [
    'The text is a button: its name has the text and says that it can be edited.',
    'Inside a form, it is not part of it: Enter saves only this text, and the form does not send it.',
    'Focus goes into the field and back to the text; an error is linked to the field.',
  ],
  content: ['The label is a noun; a placeholder is only for empty text.'],
};
