import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Select',
  summary: 'Asks for one choice out of a list that opens.',
  alsoCalled: ['dropdown', 'picker', 'select box', 'combobox without typing'],
  builtOn: 'The browser’s `<select>`.',
  when: ['For one choice out of about 7 to 50 known ones, such as a state.'],
  whenNot: [
    'For up to six choices: shown at once, they are faster to choose and can’t be overlooked.',
    'For an action or for navigation.',
  ],
  alternatives: [
    { use: 'RadioGroup', when: 'There are up to six choices, or they need explaining.' },
    { use: 'CheckboxGroup', when: 'More than one can be chosen.' },
    { use: 'SearchSelect', when: 'There are so many choices that people must search them.' },
    { use: 'ComboBox', when: 'There are many, and people type a name that they know.' },
    { use: 'TextField', when: 'People know the answer and it is short, such as a ZIP code.' },
  ],
  anatomy: [
    { part: 'The label.', at: 'label' },
    { part: 'A description, an error or a warning.', at: '[id$="-description"]' },
    { part: 'The box with the current choice.', at: 'select' },
  ],
  anatomyStory: 'Described',
  doDont: [
    {
      do: 'Begin with “Choose one”, so that no answer is given by accident.',
      dont: 'Begin with the first choice because it is first in the alphabet.',
      doArgs: {},
      dontArgs: { emptyLabel: null },
    },
    {
      do: 'Order choices as people expect: by size, by time, by name.',
      dont: 'Order them by your own codes.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the list.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('combobox')).toHaveFocus();
      },
    },
    {
      keys: 'Letters',
      does: 'Choose the next entry that begins with them.',
      test: async ({ args, userEvent, expect }) => {
        await userEvent.keyboard('sel');
        await expect(args.onChange).toHaveBeenLastCalledWith('selfemployed');
      },
    },
    {
      keys: 'Arrow Down',
      does: 'Chooses the next entry; on a Mac it opens the list.',
      test: async ({ args, userEvent, expect }) => {
        await userEvent.keyboard('{ArrowDown}');
        await expect(args.onChange).toHaveBeenLastCalledWith('retired');
      },
    },
  ],
  accessibility: [
    'It is the browser’s own list: on a phone it is the phone’s own picker, and every screen reader knows it.',
    'It works before and without JavaScript.',
    'When read-only, it is announced as such, and keys and pointers change nothing. HTML has no such select.',
  ],
  content: [
    'Short choices in the visitor’s words, alike in form, in sentence case.',
    'Ranges must not overlap in words: “$2,000 to $2,999”. If they do, say so in the description.',
    'Offer “Other” or “None of these” where the list can’t be complete.',
  ],
};
