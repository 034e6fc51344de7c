import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'LinkButton',
  summary: 'Links to the next step, with the weight of a button.',
  alsoCalled: ['button link', 'anchor button'],
  builtOn: 'The browser’s `<a>`.',
  when: ['For the main next step from a page or a card: “Get Pre-Qualified”.', 'To call a number.'],
  whenNot: ['To do something on this page.', 'For one of many links, or inside running text.'],
  alternatives: [
    { use: 'Button', when: 'It does something here.' },
    { use: 'Link', when: 'It goes somewhere and need not stand out.' },
    { use: 'LinkCard', when: 'A whole card leads somewhere.' },
  ],
  anatomy: ['A link in the shape of a button.', 'The label.'],
  doDont: [
    {
      do: 'Say where it leads: “See payment options”.',
      dont: 'Write “Click here” or “Learn more” twice on a page.',
      doArgs: { children: 'See payment options' },
      dontArgs: { children: 'Click here' },
    },
    {
      do: 'Show one primary step in a view.',
      dont: 'Make every link look like a button.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the link and shows the ring.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('link')).toHaveFocus();
      },
    },
    {
      keys: 'Enter',
      does: 'Follows the link.',
      test: async ({ args, userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        await expect(args.onClick).toHaveBeenCalledTimes(1);
      },
    },
  ],
  accessibility: [
    'It is a plain anchor: it works before JavaScript, opens in a new tab, and says where it leads.',
    'It is a link to assistive technology, whatever it looks like.',
  ],
  content: ['Start with a verb, two or three words, no period.'],
};
