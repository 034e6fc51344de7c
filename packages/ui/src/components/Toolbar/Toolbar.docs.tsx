import type { ComponentDocs } from '../../testing/docs.ts';
import { Button } from '../Button/index.ts';

export const docs: ComponentDocs = {
  name: 'Toolbar',
  summary: 'Groups the controls of one thing into a single stop for the keyboard.',
  alsoCalled: ['action bar', 'button bar'],
  builtOn: 'React Aria’s `Toolbar`, a `<div>` with the role of a toolbar.',
  when: [
    'For five or more controls that act on what is below them, such as a table or a document.',
    'Where people often move past it: Tab skips it in one step.',
  ],
  whenNot: [
    'For fewer than five buttons.',
    'Around text fields: arrow keys move the cursor there.',
    'For links between pages.',
  ],
  alternatives: [
    { use: 'ButtonGroup', when: 'There are two to four buttons.' },
    { use: 'SideNav', when: 'They are links.' },
    { use: 'Menu', when: 'Few people need them.' },
  ],
  anatomy: [
    { part: 'The controls in groups, the most used first.', at: '[role=toolbar] button' },
    'A space or a divider between groups.',
  ],
  doDont: [
    {
      do: 'Leave a control in place and disable it while it does not apply.',
      dont: 'Add and remove controls: the next one lands under the pointer.',
      doArgs: {
        children: [
          <Button key="assign" variant="outline" isDisabled>
            Assign
          </Button>,
          <Button key="print" variant="outline">
            Print
          </Button>,
        ],
      },
      dontArgs: {
        children: [
          <Button key="print" variant="outline">
            Print
          </Button>,
        ],
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the control that had it last, and then out of the toolbar.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: 'Assign' })).toHaveFocus();
      },
    },
    {
      keys: 'Arrow Right or Arrow Left',
      does: 'Moves to the next or the previous control; Arrow Down and Arrow Up in a vertical one.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{ArrowRight}{ArrowRight}');
        await expect(canvas.getByRole('button', { name: 'Only mine' })).toHaveFocus();
        await userEvent.keyboard('{ArrowLeft}');
        await expect(canvas.getByRole('button', { name: 'Print' })).toHaveFocus();
      },
    },
  ],
  accessibility: [
    'It is a toolbar, and its `label` says what its controls act on.',
    'The arrow keys skip disabled controls.',
  ],
  content: ['Each control says what it does; the toolbar’s label says to what.'],
};
