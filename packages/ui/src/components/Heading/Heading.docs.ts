import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Heading',
  summary: 'A heading: its level is the outline’s, its size the eye’s.',
  builtOn: 'The heading of its level, such as `<h2>`.',
  when: ['To name a page, a part of it, a card.'],
  whenNot: ['For words that are only large or bold.'],
  alternatives: [
    { use: 'Text', when: 'It names nothing.' },
    { use: 'PageHeader', when: 'It is the heading of the page.' },
    { use: 'Eyebrow', when: 'It is the line above a heading.' },
  ],
  anatomy: ['The words.'],
  doDont: [
    {
      do: 'Choose `level` by the outline, then `size` by the look.',
      dont: 'Skip a level because the size fits.',
    },
  ],
  keyboard: [],
  accessibility: [
    'One `level={1}` a page, and no level is skipped.',
    'Lines are balanced, and space above and below is cut, so that gaps are exact.',
  ],
  content: [
    'Say what the part tells, in at most eight words.',
    'Sentence case, no full stop, unless it is a sentence.',
  ],
};
