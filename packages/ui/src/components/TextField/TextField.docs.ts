import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'TextField',
  summary: 'Asks for one line of text: a name, an email address, an account number.',
  alsoCalled: ['input', 'text box', 'text input'],
  builtOn: 'The browser’s text box, an `<input>`.',
  when: [
    'For an answer of a few words or digits that only the visitor knows.',
    'For digits that are not an amount: an account number, the last 4 digits of an SSN.',
  ],
  whenNot: [
    'For a choice from a list that you know.',
    'For a number to calculate with, a date or a password: each has a field of its own.',
  ],
  alternatives: [
    { use: 'TextArea', when: 'The answer may take more than one line.' },
    { use: 'NumberField or MoneyField', when: 'The answer is a quantity or an amount.' },
    {
      use: 'MaskedField',
      when: 'All answers have the same format, such as a VIN or a phone number.',
    },
    { use: 'CodeField', when: 'It is a code that was just sent to the visitor.' },
    { use: 'DateField', when: 'The answer is a date.' },
    { use: 'PasswordField', when: 'The answer is secret.' },
    { use: 'SearchField', when: 'The answer filters or finds something.' },
    { use: 'Select or RadioGroup', when: 'The answers are known.' },
  ],
  anatomy: [
    { part: 'The label.', at: 'label' },
    { part: 'A description, if one helps.', at: '[id$="-description"]' },
    { part: 'An error or a warning.', at: '[id$="-message"]' },
    { part: 'The box, as wide as what it is for.', at: 'input' },
  ],
  anatomyStory: 'Invalid',
  doDont: [
    {
      do: 'Say above the box what goes into it, where people can read it while they type.',
      dont: 'Put it into the box as a placeholder: it goes away with the first letter.',
    },
    {
      do: 'Accept what people type and say what is wrong with it.',
      dont: 'Cut it off at a limit or refuse a key: nobody sees why.',
      doArgs: {
        label: 'Account number',
        defaultValue: '44-10-2287-01',
        errorMessage: 'Enter the 10 digits without dashes',
      },
      dontArgs: { label: 'Account number', defaultValue: '44-10-2287' },
    },
    {
      do: 'In a row of filters, give fields and buttons the same `size`, and hide or move a label only there.',
      dont: 'Make the fields of a form small, or hide their labels: they are harder to read and to tap.',
    },
    {
      do: 'Put help that few people need behind a button in the description, in a Popover.',
      dont: 'Put it into a tooltip of the label: touch and keyboards can’t reach it.',
    },
    {
      do: 'Give the field its `autoComplete` token, such as `email` or `given-name`.',
      dont: 'Make people type what their browser knows.',
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
      keys: 'Letters and digits',
      does: 'Type into the box; each one is reported.',
      test: async ({ args, userEvent, expect }) => {
        await userEvent.keyboard('Da');
        await expect(args.onChange).toHaveBeenCalledWith('D');
        await expect(args.onChange).toHaveBeenLastCalledWith('Da');
      },
    },
  ],
  accessibility: [
    'The label names the box; description and message describe it, in that order.',
    'An error makes the box invalid and marks the field with a bar, an icon and words, not with color alone.',
    'A warning is read out when it appears and leaves the box valid.',
    'It is a native input: it takes text before JavaScript arrives and keeps what was typed.',
  ],
  content: [
    'Label: the thing itself, in one to three words, no “Enter your”.',
    'Description: where to find it or why you ask. “On your statement, above your name”.',
    'Error: what to do, without blame. “Enter the last 4 digits of your SSN”, not “Invalid SSN”.',
    'Say why you ask for anything personal, such as digits of an SSN.',
  ],
};
