import { screen } from 'storybook/test';
import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Popover',
  imports: ['Popover', 'PopoverTrigger'],
  summary: 'Shows a few words or controls beside the button that opens them.',
  alsoCalled: ['popup', 'flyout', 'toggletip', 'hover card'],
  builtOn: 'React Aria’s `Popover` and `Dialog`.',
  when: [
    'For a term that some readers need explained.',
    'For a small choice that belongs to one part of the page.',
  ],
  whenNot: ['For what every reader needs.', 'For a form of more than two fields.'],
  alternatives: [
    { use: 'Tooltip', when: 'It only names an icon.' },
    { use: 'Menu', when: 'It is a list of actions.' },
    { use: 'Dialog', when: 'Nothing can go on without it.' },
  ],
  anatomy: [
    { part: 'The button that opens it.', at: 'button' },
    { part: 'The panel with the content.', at: '[role=dialog]' },
  ],
  doDont: [
    {
      do: 'Keep it to two or three sentences.',
      dont: 'Put an error message in it: that belongs beside its field.',
    },
  ],
  keyboard: [
    {
      keys: 'Enter or Space',
      does: 'On its button, opens the popover and moves focus into it.',
      test: async ({ userEvent, expect }) => {
        await userEvent.tab();
        await userEvent.keyboard('{Enter}');
        await expect(await screen.findByRole('dialog', { name: 'What APR is' })).toHaveFocus();
      },
    },
    {
      keys: 'Escape',
      does: 'Closes it; focus goes back to its button.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Escape}');
        await expect(screen.queryByRole('dialog')).toBeNull();
        await expect(canvas.getByRole('button')).toHaveFocus();
      },
    },
  ],
  accessibility: [
    'It opens on a press, so it works by touch and keyboard as well as by mouse.',
    'A press outside it closes it.',
  ],
  content: ['Say what the term means for the reader, then give the definition.'],
};
