import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Box',
  summary: 'The smallest layout part: spacing, alignment and background from the tokens.',
  builtOn: 'A `<div>`, or the element that `as` names.',
  when: ['Where no other layout part fits.', 'For space inside, a background or rounded corners.'],
  whenNot: ['To set parts below or beside one another.'],
  alternatives: [
    { use: 'Stack', when: 'The children stand below one another.' },
    { use: 'Inline', when: 'The children stand beside one another.' },
    { use: 'Card', when: 'It is a panel with a hairline and space inside.' },
  ],
  anatomy: ['The element.', 'Its children.'],
  doDont: [
    {
      do: 'Take every size from the scale.',
      dont: 'Build a component from boxes: give it styles of its own.',
    },
  ],
  keyboard: [],
  accessibility: [
    'It has no meaning unless `as` gives it one.',
    'As `ul` or `ol` it stays a list for screen readers, though its markers are gone.',
    'Order in the page is reading order; no part reorders.',
  ],
  content: ['It has no words of its own.'],
};
