import type { ComponentDocs } from '../../testing/docs.ts';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { Sparkline } from './index.ts';

const funded = [14, 18, 17, 23, 21, 26, 31, 29].map((value, month) => ({
  label: `${month + 1}`,
  value,
}));

export const docs: ComponentDocs = {
  name: 'Sparkline',
  summary: 'Shows the trend of a number as a line the size of a word.',
  alsoCalled: ['chart', 'trend line', 'mini chart'],
  builtOn: 'An `<svg>`, and a `<table>` of the same values for assistive technology.',
  when: [
    'Beside a figure, to show where it comes from.',
    'In each row of a table, to compare trends.',
  ],
  whenNot: [
    'Where people read off single values: it has no axes.',
    'For fewer than five values: write them.',
  ],
  alternatives: [
    { use: 'AreaChart', when: 'People read off single values.' },
    { use: 'BarList', when: 'You compare things, not moments.' },
    { use: 'StatCard', when: 'Only the current number matters.' },
    { use: 'Table', when: 'People read the values themselves.' },
  ],
  anatomy: [
    {
      part: 'The line, from the lowest value at the bottom to the highest at the top.',
      at: 'polyline',
    },
    'A dot on the latest value.',
    'A table with every value, for screen readers only.',
  ],
  doDont: [
    {
      do: 'Write the latest value beside it.',
      dont: 'Put two lines side by side as if they shared a scale: each has its own.',
      doExample: (
        <Inline>
          <Sparkline label="Deals funded" points={funded} />
          <Text weight="bold">29 in August</Text>
        </Inline>
      ),
      dontExample: (
        <Inline>
          <Sparkline label="Deals in Reno" points={funded} />
          <Sparkline label="Deals in Fresno" points={funded.toReversed()} />
        </Inline>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'The drawing is hidden; a table with a caption says every value.',
    'On a page that reads right to left, the latest value is on the left.',
  ],
  content: ['The `label` says what is counted and how often: “Deals funded each month”.'],
};
