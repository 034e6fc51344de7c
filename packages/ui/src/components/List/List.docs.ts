import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'List',
  summary: 'Items of one kind, below one another.',
  builtOn: 'A `<ul>`, where the order counts an `ol`.',
  when: ['For features, conditions, things to bring.', 'For short facts with an icon each.'],
  whenNot: [
    'For terms with values.',
    'For links to pages with a sentence each.',
    'For steps with headings of their own.',
  ],
  alternatives: [
    { use: 'DescriptionList', when: 'Each item is a term with a value.' },
    { use: 'Steps', when: 'The items are stations of a way.' },
    { use: 'Prose', when: 'The list stands in a long text.' },
  ],
  anatomy: [
    'A marker: a dot, a check, a number, or an icon on a tile.',
    'A few bold words, where items need a name.',
    'The text.',
  ],
  doDont: [
    {
      do: 'Start all items alike: all verbs, or all nouns.',
      dont: 'Mix sentences and single words.',
    },
    {
      do: 'Use checks for what the reader gets.',
      dont: 'Use checks and crosses to compare: that is a table.',
    },
  ],
  keyboard: [],
  accessibility: [
    'It is a list for assistive technology too, which says how many items there are.',
    '`as="ol"` where the order matters; then use the `number` marker.',
    'Markers are drawn, not read, except for numbers.',
  ],
  content: ['No full stop after items that are no sentences.'],
};
