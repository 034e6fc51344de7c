import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'BarList',
  summary: 'Compares a few things by how much there is of each.',
  builtOn: 'A `<table>` whose numbers have bars, drawn as `<svg>`.',
  when: ['For three to ten things and one number each, such as deals by state.'],
  whenNot: [
    'For parts of one whole.',
    'For moments in order: a line shows a course.',
    'For more than one number each.',
  ],
  alternatives: [
    { use: 'SplitBar', when: 'They are parts of one whole.' },
    { use: 'Sparkline', when: 'They are moments in order.' },
    { use: 'Table', when: 'Each has several numbers.' },
    { use: 'Meter', when: 'There is one number with a limit.' },
  ],
  anatomy: ['A row each: the label, the bar, the value.', 'The longest bar is the largest value.'],
  doDont: [
    {
      do: 'Put the largest first, and what is left as “Other” last.',
      dont: 'Show thirty bars: nobody compares the twentieth.',
    },
  ],
  keyboard: [],
  accessibility: [
    'It is a table with a caption: each value is read with its label. The bars are hidden.',
    'A tone is never the only sign: the value stands beside the bar.',
  ],
  content: ['Labels of one to three words; values written with their unit.'],
};
