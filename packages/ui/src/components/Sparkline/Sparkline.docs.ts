import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Sparkline',
  summary: 'Shows the course of a number as a line the size of a word.',
  builtOn: 'An `<svg>`, and a `<table>` of the same values for assistive technology.',
  when: [
    'Beside a figure, to show where it comes from.',
    'In each row of a table, to compare courses.',
  ],
  whenNot: [
    'Where single values are read off: it has no axes.',
    'For fewer than five values: write them.',
  ],
  alternatives: [
    { use: 'BarList', when: 'Things are compared and not moments.' },
    { use: 'StatCard', when: 'The number now is all that matters.' },
    { use: 'Table', when: 'The values themselves are read.' },
  ],
  anatomy: [
    'The line, from the least value at the bottom to the most at the top.',
    'A dot on the latest value.',
    'A table with every value, heard and not seen.',
  ],
  doDont: [
    {
      do: 'Write the latest value beside it.',
      dont: 'Set two lines side by side as if they had one scale: each has its own.',
    },
  ],
  keyboard: [],
  accessibility: [
    'The drawing is hidden; a table with a caption says every value.',
    'In a page that reads right to left, the latest value stands at the left.',
  ],
  content: ['The `label` says what is counted and how often: “Deals funded each month”.'],
};
