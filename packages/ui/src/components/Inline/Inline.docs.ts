import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Inline',
  summary: 'Children beside one another, wrapping where the line ends.',
  builtOn: 'A `<div>` that is a flex row.',
  when: ['For buttons, badges, links of a row.'],
  whenNot: ['For columns of a page.'],
  alternatives: [
    { use: 'Columns', when: 'There are two columns of a page.' },
    { use: 'Grid', when: 'All items are of one width.' },
    { use: 'Stack', when: 'The children stand below one another.' },
  ],
  anatomy: ['The children.', 'One gap, between them and between lines.'],
  doDont: [{ do: 'Let it wrap.', dont: 'Count on everything fitting one line: words grow.' }],
  keyboard: [],
  accessibility: ['Reading order is from the start to the end of each line.'],
  content: ['It has no words of its own.'],
};
