import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Switch',
  summary: 'Turns a setting on or off at once.',
  alsoCalled: ['toggle', 'on and off'],
  builtOn: 'The browser’s checkbox, an `<input>`, a switch to assistive technology.',
  when: ['For a setting that takes effect as soon as it is pressed, such as Auto Pay reminders.'],
  whenNot: [
    'In a form that is sent with a button: nobody knows when it takes effect.',
    'To agree to something.',
  ],
  alternatives: [
    { use: 'Checkbox', when: 'It is sent with a form, or someone agrees to something.' },
    { use: 'RadioGroup', when: 'The two states are not simply on and off.' },
  ],
  anatomy: [
    'An error or a warning.',
    { part: 'The switch and its label; a press on the words counts.', at: 'input' },
    { part: 'A description under the label.', at: '[id$="-about"]' },
  ],
  anatomyStory: 'Described',
  doDont: [
    {
      do: 'Name the setting: “Email me when a payment posts”.',
      dont: 'Change the label with the state: “On”, then “Off”.',
      doArgs: { label: 'Email me when a payment posts' },
      dontArgs: { label: 'On' },
    },
    {
      do: 'If the change can’t be saved, turn it back and say so.',
      dont: 'Leave it on when nothing was saved.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the switch.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('switch')).toHaveFocus();
      },
    },
    {
      keys: 'Space',
      does: 'Turns it on or off.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('[Space]');
        await expect(args.onChange).toHaveBeenLastCalledWith(true);
        await expect(canvas.getByRole('switch')).toBeChecked();
      },
    },
  ],
  accessibility: [
    'It is a native checkbox that calls itself a switch; it says “on” and “off”.',
    'Its state shows in place and shape as well as in color.',
    'The label is always at its side. In a table or a toolbar that shows what it is for, it can be hidden (`isLabelHidden`): screen readers still read it.',
    'When read-only, it is announced as such, and a press changes nothing. HTML has no such checkbox.',
  ],
  content: ['Label: what the switch turns on, without “Enable”.'],
};
