import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Disclosure',
  summary: 'Opens details that most readers can do without.',
  alsoCalled: ['collapsible', 'details', 'show more', 'expander'],
  builtOn: 'A native `<details>`: the browser opens and closes it, React reads whether it is open.',
  when: ['For how a figure was worked out, or what a term means.'],
  whenNot: ['For what most readers need: show it.', 'For several in a row.'],
  alternatives: [
    { use: 'Accordion', when: 'There are several answers in a row.' },
    { use: 'Popover', when: 'The details belong to one word and need not push the page down.' },
  ],
  anatomy: [
    { part: 'A `<summary>` with its words and a chevron.', at: 'summary' },
    { part: 'The details.', at: 'details[open] > summary + *' },
  ],
  anatomyStory: 'Open',
  doDont: [
    {
      do: 'Say what opens: “How we worked out this payment”.',
      dont: 'Say “Read more”.',
      doArgs: {},
      dontArgs: { heading: 'Read more' },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to its words.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByText(/worked out/).closest('summary')).toHaveFocus();
      },
    },
    {
      keys: 'Enter or Space',
      does: 'Opens it, or closes it.',
      test: async ({ canvas, userEvent, expect }) => {
        const details = canvas.getByText(/worked out/).closest('details');
        await userEvent.keyboard('{Enter}');
        await expect(details).toHaveAttribute('open');
        await userEvent.keyboard('[Space]');
        await expect(details).not.toHaveAttribute('open');
      },
    },
  ],
  accessibility: [
    'It is a group whose words say whether it is open.',
    'It works before and without JavaScript. In print it is open; find-in-page searches it while it is closed.',
  ],
  content: ['A noun or a question, in the reader’s words.'],
};
