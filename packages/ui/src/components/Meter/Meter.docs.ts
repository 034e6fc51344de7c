import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Meter',
  summary: 'Shows a quantity within a known range.',
  alsoCalled: ['gauge', 'level'],
  builtOn: 'An `<svg>`, a meter to assistive technology.',
  when: [
    'For a share of a whole, such as how much of a loan is paid.',
    'For how much a factor weighs, or how much of a limit is used.',
  ],
  whenNot: ['For something in progress.', 'For a credit score, whose ranges have names.'],
  alternatives: [
    { use: 'ProgressBar', when: 'It is in progress and will end.' },
    { use: 'ScoreScale', when: 'The range is divided into named parts.' },
    { use: 'SplitBar', when: 'Parts make up a whole.' },
  ],
  anatomy: [
    { part: 'The label.', at: 'span' },
    { part: 'The value in words.', at: 'span + span' },
    { part: 'The bar.', at: 'svg' },
  ],
  doDont: [
    {
      do: 'Write the figure beside the bar.',
      dont: 'Leave people to guess it from the length.',
      doArgs: {},
      dontArgs: { valueText: ' ' },
    },
  ],
  keyboard: [],
  accessibility: [
    'It has the role of a meter, is named by its label and read with its value in words.',
  ],
  content: ['Give the figure its unit: “$4,200 of $13,000”.'],
};
