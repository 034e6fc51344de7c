import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Inline',
  summary: 'Children side by side, wrapping at the end of the line.',
  alsoCalled: ['horizontal layout', 'spacing', 'flex row', 'cluster'],
  builtOn: 'A `<div>` that is a flex row.',
  when: ['For a row of buttons, badges or links.'],
  whenNot: ['For the columns of a page.'],
  alternatives: [
    { use: 'Columns', when: 'The page has two columns.' },
    { use: 'Grid', when: 'All items have the same width.' },
    { use: 'Stack', when: 'The children are stacked.' },
  ],
  anatomy: ['The children.', 'One gap, between them and between lines.'],
  doDont: [{ do: 'Let it wrap.', dont: 'Rely on everything fitting on one line: text grows.' }],
  keyboard: [],
  accessibility: ['Reading order is from the start to the end of each line.'],
  content: ['It has no words of its own.'],
};
