import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Container',
  summary:
    'Centers its children, limits them to a readable width and keeps them off the screen’s edges.',
  alsoCalled: ['wrapper', 'page width'],
  builtOn: 'A `<div>`, or the element that `as` names.',
  when: ['For the content of a band that spans the screen.'],
  whenNot: ['Inside a Section, which has one.'],
  alternatives: [{ use: 'Section', when: 'You need space above and below too.' }],
  anatomy: ['The content.', 'The gutters beside it.'],
  doDont: [
    {
      do: 'Use `contentWidth="prose"` for a page of text.',
      dont: 'Stretch text over the whole screen.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Lines of about 68 characters are easier to read.',
    'At 320 px nothing scrolls sideways.',
  ],
  content: ['It has no words of its own.'],
};
