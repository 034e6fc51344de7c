import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'LinkCard',
  summary: 'A card that is one link: all of it can be clicked.',
  builtOn: 'A `<div>` whose heading holds the browser’s `<a>`.',
  when: ['In a grid of places to go.', 'Where each place needs a sentence to be understood.'],
  whenNot: ['If it needs a second link or a button inside.', 'In running text.'],
  alternatives: [
    { use: 'InfoCard', when: 'It has a button, or no link at all.' },
    { use: 'Link', when: 'Words alone are enough.' },
    { use: 'LinkButton', when: 'It is the main step of the page.' },
  ],
  anatomy: [
    { part: 'An icon on a tile.', at: 'span:has(> svg)', isAbove: true },
    { part: 'The heading, which is the link.', at: 'h3' },
    { part: 'A sentence.', at: 'h3 + p' },
    { part: 'A verb with an arrow at the foot.', at: 'h3 ~ span' },
  ],
  doDont: [
    {
      do: 'Name in the heading what the visitor finds there.',
      dont: 'Write “Click here” or “Learn more”.',
      doArgs: {},
      dontArgs: { heading: 'Click here', actionLabel: 'Learn more' },
    },
    {
      do: 'Wrap it with your router’s link maker; its attributes reach the link.',
      dont: 'Put it inside another link.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the card’s link.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: 'Make a Payment' })).toHaveFocus();
      },
    },
  ],
  accessibility: [
    'There is one link, named by the heading; the verb at the foot is only visual and not read aloud.',
    'The focus ring goes around the whole card.',
    'Set `headingLevel` to fit the page’s outline.',
  ],
  content: [
    'Two to four words for the heading.',
    'One sentence that says what people can do there.',
    'A verb for the action: “Pay now”.',
  ],
};
