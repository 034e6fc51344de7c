import { screen } from 'storybook/test';
import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Tooltip',
  imports: ['Tooltip', 'TooltipTrigger'],
  summary: 'Says what an icon button does, while it is pointed at or focused.',
  alsoCalled: ['hint', 'hover text', 'title'],
  builtOn: 'React Aria’s `Tooltip`.',
  when: ['For the name of an icon button.', 'For a shortcut key.'],
  whenNot: [
    'For something readers need: touch never shows it.',
    'On something that can’t be focused.',
    'For links or buttons inside it.',
  ],
  alternatives: [
    { use: 'Popover', when: 'It is an explanation, or holds something to press.' },
    { use: 'TextField', when: 'It helps to fill in a field: use the field’s description.' },
  ],
  anatomy: [
    { part: 'The button.', at: 'button' },
    { part: 'The words beside it.', at: '[role=tooltip]' },
  ],
  doDont: [
    {
      do: 'Repeat the button’s label.',
      dont: 'Hide anything in it that people need to understand the button.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to its button and shows the tooltip.',
      test: async ({ userEvent, expect }) => {
        await userEvent.tab();
        await expect(await screen.findByRole('tooltip')).toHaveTextContent('Download statement');
      },
    },
    {
      keys: 'Escape',
      does: 'Hides it; focus stays.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Escape}');
        await expect(screen.queryByRole('tooltip')).toBeNull();
        await expect(canvas.getByRole('button')).toHaveFocus();
      },
    },
  ],
  accessibility: [
    'It describes its button to assistive technology.',
    'It stays while the pointer is on it, and Escape hides it (WCAG 1.4.13).',
  ],
  content: ['Two or three words, without a period.'],
};
