import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'BarList',
  summary: 'Compares a few things by quantity.',
  alsoCalled: ['chart', 'horizontal bars', 'ranking'],
  builtOn: 'A `<table>` whose numbers have bars, drawn as `<svg>`.',
  when: ['For three to ten things and one number each, such as deals by state.'],
  whenNot: [
    'For parts of one whole.',
    'For values over time: bars side by side are read as time.',
    'For more than one number each.',
  ],
  alternatives: [
    { use: 'SplitBar', when: 'They are parts of one whole.' },
    { use: 'BarChart', when: 'They are values over time: dollars funded each week.' },
    { use: 'Sparkline', when: 'They are values over time, and only the trend matters.' },
    { use: 'StackedBar', when: 'Each has parts and a total.' },
    { use: 'Table', when: 'Each has several numbers.' },
    { use: 'Meter', when: 'There is one number with a limit.' },
  ],
  anatomy: [
    { part: 'A row for each thing: its label, bar and value.', at: 'tbody tr' },
    'The longest bar is the largest value.',
  ],
  doDont: [
    {
      do: 'Put the largest first, and the rest last, as “Other”.',
      dont: 'Show thirty bars: nobody compares the twentieth.',
      doArgs: {
        items: [
          { label: 'California', value: 1284 },
          { label: 'Nevada', value: 412 },
          { label: 'Other', value: 97 },
        ],
      },
      dontArgs: {
        items: [
          { label: 'Nevada', value: 412 },
          { label: 'Oregon', value: 21 },
          { label: 'California', value: 1284 },
          { label: 'Idaho', value: 8 },
          { label: 'Utah', value: 31 },
          { label: 'Texas', value: 19 },
          { label: 'Maine', value: 2 },
        ],
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'It is a table with a caption: each value is read with its label. The bars are hidden.',
    'A tone is never the only sign: the value stands beside the bar.',
  ],
  content: ['Labels of one to three words; values written with their unit.'],
};
