import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Checkbox',
  summary: 'Asks for agreement with one statement, sent with the form.',
  alsoCalled: ['tick box', 'check'],
  builtOn: 'The browser’s checkbox, an `<input>`.',
  when: [
    'To agree to something, such as terms or being called.',
    'For one thing to add or leave out.',
  ],
  whenNot: ['For a setting that takes effect at once.', 'For two choices that both need words.'],
  alternatives: [
    { use: 'Switch', when: 'It takes effect at once.' },
    { use: 'CheckboxGroup', when: 'There are several statements under one question.' },
    { use: 'RadioGroup', when: '“No” has to be said in words too.' },
  ],
  anatomy: [
    { part: 'An error or a warning.', at: '[id$="-message"]' },
    { part: 'The box and its label; a press on the words counts.', at: 'input' },
    { part: 'A description under the label.', at: '[id$="-about"]' },
  ],
  anatomyStory: 'Invalid',
  doDont: [
    {
      do: 'Leave consent unchecked and optional, and say that it is not a condition.',
      dont: 'Check it in advance: agreement that nobody gave is not agreement.',
      doArgs: { label: 'Send me offers (optional)' },
      dontArgs: { label: 'Send me offers', defaultSelected: true },
    },
    {
      do: 'Put it positively: “Call me about my application”.',
      dont: 'Use a double negative: “Do not stop calls”.',
      doArgs: { label: 'Call me about my application' },
      dontArgs: { label: 'Do not stop calls' },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the box.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('checkbox')).toHaveFocus();
      },
    },
    {
      keys: 'Space',
      does: 'Checks the box, or clears it.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('[Space]');
        await expect(args.onChange).toHaveBeenLastCalledWith(true);
        await expect(canvas.getByRole('checkbox')).toBeChecked();
        await userEvent.keyboard('[Space]');
        await expect(args.onChange).toHaveBeenLastCalledWith(false);
      },
    },
  ],
  accessibility: [
    'It is a native checkbox, 24 px wide in a row of 40 px, and works before and without JavaScript.',
    'In forced colors it is drawn by the system.',
    'The label is always at its side. In a table or a toolbar that shows what it is for, it can be hidden (`isLabelHidden`): screen readers still read it.',
    'When read-only, it is announced as such, and a press changes nothing. HTML has no such checkbox.',
  ],
  content: [
    'Label: the whole statement, so that it makes sense on its own.',
    'Calls and texts need their own, optional consent; name the number it covers. This is not legal advice.',
  ],
};
