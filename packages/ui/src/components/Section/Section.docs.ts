import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Section',
  summary: 'A full-width band of the page with its content in a container.',
  builtOn: 'A `<section>`, or the element that `as` names.',
  when: ['For each part of a page.'],
  whenNot: ['For a panel inside a part.'],
  alternatives: [
    { use: 'Card', when: 'It is a panel inside a part.' },
    { use: 'Container', when: 'No space above and below is wanted.' },
    { use: 'Hero', when: 'It is the start of the home page.' },
  ],
  anatomy: ['The background: page, surface, sunken, a tint or the dark panel.', 'The content.'],
  doDont: [
    { do: 'Change the background from part to part.', dont: 'Set two panels one after the other.' },
  ],
  keyboard: [],
  accessibility: [
    'With `aria-labelledby` it is a region of the page; without, it adds nothing to the outline.',
    'Inside a panel every part takes light colors by itself.',
  ],
  content: ['Start it with a heading.'],
};
