import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'ToggleButton',
  summary: 'Turns one aspect of a view on or off, and stays pressed in while it is on.',
  alsoCalled: ['pressed button', 'on and off'],
  builtOn: 'React Aria’s `ToggleButton`, a `<button>`.',
  when: [
    'For something that changes the view at once, such as a filter or a map layer.',
    'In a Toolbar.',
  ],
  whenNot: [
    'For an answer in a form.',
    'For a setting that is kept: a switch makes it clearer that it applies from now on.',
    'For something done once.',
  ],
  alternatives: [
    { use: 'Switch', when: 'It is a setting.' },
    { use: 'Checkbox', when: 'It is an answer that a form sends.' },
    { use: 'SegmentedControl', when: 'One of a few is always on.' },
    { use: 'Button', when: 'It does something once.' },
  ],
  anatomy: ['The button, filled while it is on.', 'Words, an icon before them, or an icon alone.'],
  doDont: [
    {
      do: 'Keep the words the same: “Only mine”, pressed in or not.',
      dont: 'Change them with the state: pressed in, does “Hide” mean that it is hidden?',
      doArgs: { defaultSelected: true },
      dontArgs: { children: 'Hide', defaultSelected: true },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the button.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('button')).toHaveFocus();
      },
    },
    {
      keys: 'Enter or Space',
      does: 'Turns it on, and off again.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
        await userEvent.keyboard('[Space]');
        await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
        await expect(args.onChange).toHaveBeenLastCalledWith(false);
      },
    },
  ],
  accessibility: [
    'Its state is exposed as `aria-pressed`, and shown by the fill, not by color alone.',
    'An icon alone needs a `label`.',
  ],
  content: ['One to three words that are true while it is on: “Only mine”.'],
};
