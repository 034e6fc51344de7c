import type { ComponentDocs } from '../../testing/docs.ts';
import { Button } from '../Button/index.ts';

export const docs: ComponentDocs = {
  name: 'ButtonGroup',
  summary: 'Groups buttons that act on the same thing.',
  alsoCalled: ['button bar', 'actions'],
  builtOn: 'A `<div>` with the role of a group.',
  when: [
    'For two to four actions on one thing, such as accepting or countering an offer.',
    'For a button with a menu of related actions beside it.',
  ],
  whenNot: [
    'For a choice that is kept.',
    'For many actions: in a row of six, none stands out.',
    'At the end of a form, where one button sends it.',
  ],
  alternatives: [
    { use: 'SegmentedControl', when: 'One of them is always chosen.' },
    { use: 'Toolbar', when: 'There are more than four: one stop for Tab, arrow keys inside.' },
    { use: 'Menu', when: 'Few people need the others.' },
    { use: 'Inline', when: 'They are only side by side.' },
  ],
  anatomy: [
    { part: 'The buttons, the main one first.', at: '[role=group] > *', isAbove: true },
    'When attached, one shape with lines between them.',
  ],
  doDont: [
    {
      do: 'Attach buttons of one variant and size.',
      dont: 'Attach an action that can’t be undone to one that can: a slip of the finger decides.',
      doArgs: {
        isAttached: true,
        label: 'Page',
        children: [
          <Button key="back" variant="outline">
            Back
          </Button>,
          <Button key="next" variant="outline">
            Next
          </Button>,
        ],
      },
      dontArgs: {
        isAttached: true,
        label: 'Deal',
        children: [
          <Button key="edit" variant="outline">
            Edit
          </Button>,
          <Button key="delete" tone="danger">
            Delete
          </Button>,
        ],
      },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the next button.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: 'Accept' })).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: 'Counter' })).toHaveFocus();
      },
    },
  ],
  accessibility: ['It is a group, and its `label` says what its buttons act on.'],
  content: ['The label names the thing: “Offer”. The buttons need not repeat it.'],
};
