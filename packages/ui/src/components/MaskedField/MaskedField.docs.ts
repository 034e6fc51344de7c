import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'MaskedField',
  summary:
    'Asks for a text in a known format: a Social Security number, a phone number, a VIN, an account number in groups.',
  alsoCalled: ['input mask', 'SSN', 'phone number', 'VIN', 'formatted input'],
  builtOn:
    'The browser’s text box, an `<input>`. Text is formatted on blur, so that the caret never moves by itself.',
  when: [
    'For an answer whose number of digits or letters is known, and which people read in groups.',
    'For a secret number that people have to see while they type it, and nobody afterwards.',
  ],
  whenNot: [
    'For an answer in several formats, such as a phone number of any country.',
    'For an amount, a date or a password: each has a field of its own.',
  ],
  alternatives: [
    { use: 'TextField', when: 'The format differs from answer to answer.' },
    { use: 'CodeField', when: 'It is a code that was just sent to the visitor.' },
    { use: 'NumberField or MoneyField', when: 'The digits are a quantity or an amount.' },
    { use: 'DateField', when: 'It is a date.' },
  ],
  anatomy: [
    { part: 'The label.', at: 'label' },
    { part: 'A description, if one helps.', at: '[id$="-description"]' },
    { part: 'An error or a warning.', at: '[id$="-message"]' },
    { part: 'The box.', at: 'input' },
  ],
  anatomyStory: 'Invalid',
  doDont: [
    {
      do: 'Accept the answer with any separators or none, and format it once focus leaves.',
      dont: 'Ask people to leave out dashes and spaces.',
      doArgs: { defaultValue: '123456789' },
      dontArgs: { description: '9 digits without dashes' },
    },
    {
      do: 'Leave a text that does not fit as it is, and say what is missing.',
      dont: 'Drop letters or the tenth digit while someone types: a wrong number looks right then.',
      doArgs: { defaultValue: '1234567890' },
      dontArgs: { defaultValue: '123456789' },
    },
    {
      do: 'Hide a number that identifies a person once it is complete (`isConcealed`).',
      dont: 'Ask for it as a password: nobody sees a typing error.',
      doArgs: { defaultValue: '123456789', isConcealed: true },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the box.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('textbox')).toHaveFocus();
      },
    },
    {
      keys: 'Letters, digits, separators',
      does: 'Type into the box; the characters without separators are reported.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('123-4');
        await expect(args.onChange).toHaveBeenLastCalledWith('1234');
        await expect(canvas.getByRole('textbox')).toHaveValue('123-4');
      },
    },
    {
      keys: 'Tab, after a complete answer',
      does: 'Moves focus on and formats the answer.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('56789');
        await userEvent.tab();
        await expect(canvas.getByRole('textbox')).toHaveValue('123-45-6789');
      },
    },
  ],
  accessibility: [
    'It is a native input: it takes text before JavaScript arrives and keeps what was typed.',
    'Typed text stays as it is while the box has focus: screen readers echo each key, and input methods and dictation work.',
    'A text that does not fit makes the box invalid once focus leaves it, not while it is typed.',
    'A hidden answer is read as it is shown: as dots and its last four characters. With focus, it is shown and read whole.',
    'Phones show their number keys for digits, and capitals for letters.',
  ],
  content: [
    'Label: the thing itself, “Social Security number”, “Phone number”.',
    'Description: where to find it or why you ask, not the format, which the error names.',
  ],
};
