import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Heading',
  summary: 'A heading whose level follows the outline and whose size follows the design.',
  alsoCalled: ['title', 'headline'],
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
      do: 'Choose `level` by the outline, then `size` by how it looks.',
      dont: 'Skip a level because the size fits.',
      doArgs: { level: 3, size: 'h4', children: 'Level 3 below a level 2, as large as an h4' },
      dontArgs: { level: 4, children: 'Level 4 right below a level 2' },
    },
  ],
  keyboard: [],
  accessibility: [
    'One `level={1}` per page, and no level is skipped.',
    'Lines are balanced, and space above and below is trimmed, so that gaps are exact.',
  ],
  content: [
    'Say what the section is about, in at most eight words.',
    'Sentence case, no period unless it is a sentence.',
  ],
};
