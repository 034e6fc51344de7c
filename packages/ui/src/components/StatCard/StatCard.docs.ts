import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'StatCard',
  summary: 'One number of a dashboard: what it is, how much, and what to know beside it.',
  builtOn: 'A `<div>`.',
  when: ['On a dashboard, three to five in a row.'],
  whenNot: ['For a number in a story or a hero.', 'For more than one number.'],
  alternatives: [
    { use: 'Figure', when: 'The number stands in a page, not on a dashboard.' },
    { use: 'DescriptionList', when: 'There are several facts of one thing.' },
  ],
  anatomy: [
    { part: 'The label, with an icon beside it where it helps.', at: 'p' },
    { part: 'The number.', at: 'p + p, div + p' },
    'A detail: a date, a badge, a link.',
  ],
  doDont: [
    {
      do: 'Say since when or until when a number holds.',
      dont: 'Leave the reader to guess how old it is.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Label, number and detail are read in this order.',
    'Digits have one width, so numbers in a row line up.',
  ],
  content: ['Two or three words for the label.', 'Write the unit or the currency with the number.'],
};
