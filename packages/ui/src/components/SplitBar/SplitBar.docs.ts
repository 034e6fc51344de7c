import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'SplitBar',
  summary: 'Shows how a whole splits into two or three parts.',
  alsoCalled: ['chart', 'share bar', 'proportion'],
  builtOn: 'An `<svg>`, with a list that says the same.',
  when: [
    'For principal and interest in what a loan costs.',
    'For a price that is part down payment, part loan.',
  ],
  whenNot: ['For more than three parts.', 'For amounts that don’t add up to a whole.'],
  alternatives: [
    { use: 'StackedBar', when: 'There are several wholes to compare.' },
    { use: 'Meter', when: 'There is one quantity and a limit.' },
    { use: 'Table', when: 'There are many parts, or people compare figures.' },
  ],
  anatomy: [
    { part: 'The bar, cut where one part ends.', at: 'svg' },
    { part: 'The legend: color, label and figure.', at: 'ul' },
  ],
  doDont: [
    {
      do: 'Write the figures, all rounded the same way.',
      dont: 'Show the bar alone, so that people must guess.',
      doArgs: {},
      dontArgs: { isLegendHidden: true },
    },
  ],
  keyboard: [],
  accessibility: [
    'The bar is a picture; the legend says the same in words, even while it is out of sight.',
    'A gap separates the colors for those who can’t tell them apart.',
  ],
  content: ['Name the parts as the contract does: principal, interest.'],
};
