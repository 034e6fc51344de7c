import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'StatCard',
  summary: 'One number on a dashboard: what it is, how much, and a detail to know.',
  alsoCalled: ['metric', 'KPI', 'key figure', 'scorecard'],
  builtOn: 'A `<div>`.',
  when: ['On a dashboard, three to five in a row.'],
  whenNot: ['For a number in a story or a hero.', 'For more than one number.'],
  alternatives: [
    { use: 'Figure', when: 'The number stands in a page, not on a dashboard.' },
    { use: 'DescriptionList', when: 'There are several facts about one thing.' },
  ],
  anatomy: [
    { part: 'The label, with an icon beside it where it helps.', at: 'p' },
    { part: 'The number.', at: 'div + div > p' },
    'A detail: a date, a badge, a link.',
  ],
  doDont: [
    {
      do: 'Say from when or until when a number is valid.',
      dont: 'Leave the reader to guess how old it is.',
      doArgs: { detail: 'As of November 24, 2026' },
      dontArgs: { detail: undefined },
    },
  ],
  keyboard: [],
  accessibility: [
    'Label, number and detail are read in this order.',
    'All digits have the same width, so numbers in a row line up.',
  ],
  content: ['Two or three words for the label.', 'Write the unit or the currency with the number.'],
};
