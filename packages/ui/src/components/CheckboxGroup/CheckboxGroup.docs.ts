import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'CheckboxGroup',
  summary: 'Asks for any number of choices out of a few that are all visible.',
  alsoCalled: ['checklist', 'multiple choice'],
  builtOn: 'A `<fieldset>` of the browser’s checkboxes.',
  when: ['For several answers to one question.', 'To filter a list by more than one thing.'],
  whenNot: ['For one choice only.', 'For more than about ten choices.'],
  alternatives: [
    { use: 'RadioGroup', when: 'Only one can be chosen.' },
    { use: 'Checkbox', when: 'There is one statement.' },
    { use: 'Switch', when: 'Each takes effect at once.' },
  ],
  anatomy: [
    { part: 'The question.', at: 'legend' },
    {
      part: 'A description, such as how many may be chosen; an error or a warning.',
      at: '[id$="-description"]',
    },
    { part: 'The choices, each with its mark, label and description.', at: 'input' },
  ],
  anatomyStory: 'Described',
  doDont: [
    {
      do: 'Say “Choose all that apply”.',
      dont: 'Rely on people telling squares from circles.',
      doArgs: { description: 'Choose all that apply' },
      dontArgs: {},
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves from box to box.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await userEvent.tab();
        await expect(canvas.getAllByRole('checkbox')[1]).toHaveFocus();
      },
    },
    {
      keys: 'Space',
      does: 'Checks the box, or clears it.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('[Space]');
        await expect(args.onChange).toHaveBeenLastCalledWith(['trucks']);
        canvas.getAllByRole('checkbox')[0]?.focus();
        await userEvent.keyboard('[Space]');
        await expect(args.onChange).toHaveBeenLastCalledWith(['cars', 'trucks']);
      },
    },
  ],
  accessibility: [
    'The boxes are one group: its name is the question, its description and message are read on entering.',
    'The boxes are native and work before and without JavaScript.',
    'When read-only, each box is announced as such, and a press changes nothing. HTML has no such checkbox.',
  ],
  content: [
    'Short choices in the same form, the most common first; “None of these” last, if needed.',
  ],
};
