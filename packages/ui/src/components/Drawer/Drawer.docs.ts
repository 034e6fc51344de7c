import { screen, within } from 'storybook/test';
import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Drawer',
  imports: ['DialogTrigger', 'Drawer'],
  summary: 'Opens a tall panel along an edge of the page.',
  alsoCalled: ['side panel', 'sheet', 'slide-over', 'flyout', 'offcanvas'],
  builtOn: 'React Aria’s `Modal` and `Dialog`.',
  when: ['For filters of a long list.', 'For the details of one row, with the list still in view.'],
  whenNot: ['For a question: it needs a small dialog.', 'For content that has its own address.'],
  alternatives: [
    { use: 'Dialog', when: 'It is one short thing.' },
    { use: 'SideNav', when: 'It is how people move between pages, and there is room.' },
  ],
  anatomy: [
    'The scrim over the page.',
    { part: 'The heading and the close button, which stay in sight.', at: '[role="dialog"] h2' },
    { part: 'The content.', at: '[role="dialog"] p' },
    { part: 'The actions, the main one last.', at: '[role="dialog"] > div:last-child button' },
  ],

  doDont: [
    {
      do: 'Apply filters as they are chosen, and say how many results there are.',
      dont: 'Lose what was chosen when the drawer closes.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter or Space',
      does: 'On its button, opens the drawer and moves focus into it.',
      test: async ({ userEvent, expect }) => {
        await userEvent.tab();
        await userEvent.keyboard('[Space]');
        const dialog = await screen.findByRole('dialog');
        await expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus();
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the drawer; focus goes back to its button.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Escape}');
        await expect(screen.queryByRole('dialog')).toBeNull();
        await expect(canvas.getByRole('button')).toHaveFocus();
      },
    },
  ],
  accessibility: [
    'It is a dialog, named by its heading; the page behind it is out of reach.',
    'It slides in from its side, and only where motion is welcome.',
  ],
  content: ['Use a noun as the heading: “Filters”, “Application 4411”.'],
};
