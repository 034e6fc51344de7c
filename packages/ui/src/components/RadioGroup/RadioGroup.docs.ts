import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'RadioGroup',
  summary: 'Asks for one choice out of a few that are all visible.',
  alsoCalled: ['radio button', 'options', 'single choice'],
  builtOn: 'A `<fieldset>` of the browser’s radio buttons.',
  when: [
    'For one choice out of two to six.',
    'Where the choices have to be compared or explained: each can have a description.',
  ],
  whenNot: ['For more than about six choices.', 'For yes or no to one statement.'],
  alternatives: [
    { use: 'Select', when: 'There are more choices, and people know them.' },
    { use: 'CheckboxGroup', when: 'More than one can be chosen.' },
    { use: 'Checkbox', when: 'It is one statement to agree to.' },
    { use: 'Tabs', when: 'The choice only changes what is in view.' },
  ],
  anatomy: [
    { part: 'The question.', at: 'legend' },
    { part: 'A description, an error or a warning.', at: '[id$="-description"]' },
    {
      part: 'The choices, each with its mark, label and description; as cards they can be pressed anywhere.',
      at: 'input',
    },
  ],
  anatomyStory: 'Described',
  doDont: [
    {
      do: 'Preselect one where most people want it, and say why.',
      dont: 'Preselect the one that costs more.',
    },
    {
      do: 'Stack choices.',
      dont: 'Put five of them in a line that wraps.',
      doArgs: {
        label: 'How often you are paid',
        name: 'paid',
        options: ['Monthly', 'Every two weeks', 'Weekly', 'Twice a month', 'Once'].map((label) => ({
          value: label,
          label,
        })),
      },
      dontArgs: {
        label: 'How often you are paid',
        name: 'paidToo',
        orientation: 'horizontal',
        options: ['Monthly', 'Every two weeks', 'Weekly', 'Twice a month', 'Once'].map((label) => ({
          value: label,
          label,
        })),
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the chosen one, or to the first.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('radio', { name: 'Debit Card' })).toHaveFocus();
      },
    },
    {
      keys: 'Space',
      does: 'Chooses the one that has focus.',
      test: async ({ args, userEvent, expect }) => {
        await userEvent.keyboard('[Space]');
        await expect(args.onChange).toHaveBeenLastCalledWith('debit');
      },
    },
    {
      keys: 'Arrow keys',
      does: 'Choose the next or the previous one.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('{ArrowDown}');
        await expect(args.onChange).toHaveBeenLastCalledWith('ach');
        await expect(canvas.getByRole('radio', { name: 'ACH Transfer' })).toBeChecked();
      },
    },
  ],
  accessibility: [
    'The group has the question as its name and says when it is required or invalid.',
    'Radio buttons are native: they work before and without JavaScript.',
    'Each choice is at least 40 px high, words included.',
    'When read-only, the group is announced as such, and the choice stays. HTML has no such radio button.',
  ],
  content: [
    'Ask the question in the label, answer it in the choices; no periods.',
    'Say what a choice costs beside it: “Free” or “$5.00”.',
  ],
};
