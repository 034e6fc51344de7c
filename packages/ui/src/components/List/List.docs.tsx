import type { ComponentDocs } from '../../testing/docs.ts';
import { ListItem } from './index.ts';

export const docs: ComponentDocs = {
  name: 'List',
  imports: ['List', 'ListItem'],
  summary: 'A list of items of one kind.',
  alsoCalled: ['bulleted list', 'numbered list'],
  builtOn: 'A `<ul>`, or an `ol` where the order matters.',
  when: ['For features, conditions, things to bring.', 'For short facts with an icon each.'],
  whenNot: [
    'For terms with values.',
    'For links to pages with a sentence each.',
    'For steps with headings of their own.',
  ],
  alternatives: [
    { use: 'DescriptionList', when: 'Each item is a term with a value.' },
    { use: 'Steps', when: 'The items are steps in a process.' },
    { use: 'Prose', when: 'The list is part of a long text.' },
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
      doArgs: {},
      dontArgs: {
        children: (
          <>
            <ListItem>Vehicles</ListItem>
            <ListItem>We refinance loans, if you ask us to.</ListItem>
            <ListItem>Buying out a lease</ListItem>
          </>
        ),
      },
    },
    {
      do: 'Use checks for what the reader gets.',
      dont: 'Use checks and crosses to compare: that is a table.',
    },
  ],
  keyboard: [],
  accessibility: [
    'It is a list to assistive technology too, which says how many items there are.',
    '`as="ol"` where the order matters; then use the `number` marker.',
    'Markers are drawn, not read, except for numbers.',
  ],
  content: ['No period after items that are not sentences.'],
};
