import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Grid',
  summary: 'Equal items in as many columns as fit, with no breakpoint to choose.',
  builtOn: 'A `<div>` that is a grid.',
  when: ['For cards, figures, people.'],
  whenNot: ['For a main text with an aside.', 'For rows with values.'],
  alternatives: [
    { use: 'Columns', when: 'The columns differ in rank.' },
    { use: 'Table', when: 'Rows have values.' },
    { use: 'Inline', when: 'Items keep their own width.' },
  ],
  anatomy: [
    'Items of one width and, in a row, one height.',
    'Three items stand in one row or one column, four in a row, in pairs or in a column: no hole beside the last.',
  ],
  doDont: [
    {
      do: 'Choose the least width that an item reads well at.',
      dont: 'Fill the last row with an empty item.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Use `as="ul"` with `li` children for cards of one kind, so that their number is announced.',
  ],
  content: ['Give items texts of about the same length.'],
};
