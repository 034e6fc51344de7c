import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'StackedBar',
  summary: 'Compares totals and the parts that they consist of.',
  alsoCalled: ['chart', 'stacked columns', 'graph'],
  builtOn: 'An `<svg>`, and a `<table>` of the same values for assistive technology.',
  when: [
    'For what each of a few loans costs: principal, interest and total.',
    'For one total, if its parts need names and values in columns.',
  ],
  whenNot: [
    'For more than three parts, or more than about six bars.',
    'For values over time: people read a trend from left to right.',
  ],
  alternatives: [
    { use: 'SplitBar', when: 'There is one whole, beside its figure.' },
    { use: 'BarList', when: 'Each thing has one number.' },
    { use: 'AreaChart', when: 'The parts change over time.' },
    { use: 'Table', when: 'The totals don’t need to be seen side by side.' },
  ],
  anatomy: [
    { part: 'The name of the bar and its total.', at: 'li > div:first-child' },
    { part: 'The bar. All bars have the same scale.', at: 'li > svg' },
    { part: 'The parts: color and pattern, name and value.', at: 'li > div:last-child' },
    'With `detail`, one legend above the bars, and the value of one part beside each bar.',
    'The mark of one bar, such as the loan that the reader chose.',
    'A table with every value and total, for screen readers only.',
  ],
  doDont: [
    {
      do: 'Mark one bar at most, and say why.',
      dont: 'Compare totals that consist of different parts.',
      doArgs: {},
      dontArgs: {
        bars: [
          { label: 'Loan', principal: 13_000, interest: 2441 },
          { label: 'Fuel', principal: 9000, interest: 0 },
        ],
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'The drawing is hidden; a table with a caption says every value and total.',
    'Parts differ by pattern and not only by color, also in print and in forced colors.',
    'A value that is missing is a dash, and so is its total. It is not drawn.',
    'Tested in Chromium: forced colors, right to left, invalid values, and axe in both themes of two brands.',
  ],
  content: ['Name the parts as the contract does: principal, interest.'],
};
