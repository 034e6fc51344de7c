import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Stack',
  summary: 'Children stacked, with one gap between them.',
  builtOn: 'A `<div>` that is a flex column.',
  when: ['For the parts of a page, a card, a form.'],
  whenNot: ['For long text.', 'For a row.'],
  alternatives: [
    { use: 'Inline', when: 'The children sit side by side.' },
    { use: 'Prose', when: 'It is long text from plain elements.' },
    { use: 'Grid', when: 'There are columns.' },
  ],
  anatomy: ['The children.', 'One gap between each pair of them.'],
  doDont: [
    {
      do: 'Nest stacks for different gaps: small ones inside, larger ones outside.',
      dont: 'Add margins to children.',
    },
  ],
  keyboard: [],
  accessibility: ['Use `as="ul"` with `Box as="li"` where the children are a list.'],
  content: ['It has no words of its own.'],
};
