import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Disclosure',
  summary: 'Opens details that most readers can do without.',
  builtOn: 'React Aria’s hook `useDisclosure`.',
  when: ['For how a figure was worked out, or what a term means.'],
  whenNot: ['For what most readers need: show it.', 'For several in a row.'],
  alternatives: [
    { use: 'Accordion', when: 'There are several answers in a row.' },
    { use: 'Popover', when: 'The details belong to one word and need not push the page down.' },
  ],
  anatomy: [
    { part: 'A button with its words and a chevron.', at: 'button' },
    { part: 'The panel with the details.', at: '[role=group], [role=region]' },
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
      does: 'Moves to the button.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('button')).toHaveFocus();
      },
    },
    {
      keys: 'Enter or Space',
      does: 'Opens it, or closes it.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
        await userEvent.keyboard('[Space]');
        await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
      },
    },
  ],
  accessibility: [
    'The button says whether it is open, and names the panel.',
    'Without JavaScript and in print it is open; find-in-page searches it while it is closed.',
  ],
  content: ['A noun or a question, in the reader’s words.'],
};
