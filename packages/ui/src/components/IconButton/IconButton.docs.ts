import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'IconButton',
  summary: 'Does something on this page, with an icon that everyone knows in place of words.',
  alsoCalled: ['round button', 'icon only'],
  builtOn: 'The browser’s `<button>`. Inside a trigger or a dialog, React Aria’s `Button`.',
  when: [
    'For a few icons that need no words: close, menu, print, download.',
    'For the same action in every row of a table.',
  ],
  whenNot: [
    'For the main action of a view.',
    'Where people would have to guess what the icon means.',
  ],
  alternatives: [
    { use: 'Button', when: 'There is room for words.' },
    { use: 'Menu', when: 'There are more than three actions.' },
    { use: 'Tooltip', when: 'Words help those who see the icon too: put it around the button.' },
  ],
  anatomy: [
    { part: 'A round button, 44 px wide in its medium size.', at: 'button' },
    { part: 'One icon.', at: 'button svg', isAbove: true },
  ],
  doDont: [
    {
      do: 'Name what it acts on: “Download May statement”.',
      dont: 'Call five buttons in a table “Download”.',
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
      does: 'Presses the button.',
      test: async ({ args, userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        await userEvent.keyboard('[Space]');
        await expect(args.onPress).toHaveBeenCalledTimes(2);
      },
    },
  ],
  accessibility: [
    'Its label is required: it is the button’s name.',
    'The small size, 36 px, is for rows of tables; on a phone use the medium one.',
  ],
  content: ['Label: verb and object in sentence case, as on a Button.'],
};
