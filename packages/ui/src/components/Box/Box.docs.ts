import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Box',
  summary: 'The most basic layout component: spacing, alignment and background from the tokens.',
  alsoCalled: ['div', 'spacing', 'padding'],
  builtOn: 'A `<div>`, or the element that `as` names.',
  when: [
    'Where no other layout component fits.',
    'For space inside, a background or rounded corners.',
  ],
  whenNot: ['To stack children, or to set them side by side.'],
  alternatives: [
    { use: 'Stack', when: 'The children are stacked.' },
    { use: 'Inline', when: 'The children sit side by side.' },
    { use: 'Card', when: 'It is a panel with a hairline and space inside.' },
  ],
  anatomy: ['The element.', 'Its children.'],
  doDont: [
    {
      do: 'Use sizes from the scale.',
      dont: 'Build a component out of boxes: give it its own styles.',
    },
  ],
  keyboard: [],
  accessibility: [
    'It has no meaning unless `as` gives it one.',
    'As `ul` or `ol` it stays a list for screen readers, though its markers are gone.',
    'Order on the page is reading order; no component changes it.',
  ],
  content: ['It has no words of its own.'],
};
