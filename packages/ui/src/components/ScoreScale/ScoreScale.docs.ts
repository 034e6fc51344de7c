import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'ScoreScale',
  summary: 'Shows where a score stands among the named ranges of its scale.',
  alsoCalled: ['credit score', 'gauge'],
  builtOn: 'A `<figure>` with a `<table>` of the ranges.',
  when: ['For a credit score.', 'For any figure whose scale is divided into named ranges.'],
  whenNot: ['For a share of a whole.', 'For a score whose model nobody can name.'],
  alternatives: [
    { use: 'Meter', when: 'The scale has no named ranges.' },
    { use: 'Table', when: 'Only the ranges matter, not a score.' },
  ],
  anatomy: [
    { part: 'The score and the name of its range.', at: 'figure > div' },
    { part: 'The scale with a marker at the score.', at: 'figure > div + div' },
    { part: 'Every range with its limits; the score’s own range is framed.', at: 'table' },
  ],
  doDont: [
    {
      do: 'Name the model, its date and who supplied the score.',
      dont: 'Promise a rate for a score: lenders look at more than that.',
    },
  ],
  keyboard: [],
  accessibility: [
    'The drawing is decoration: score, range and all limits are there as text.',
    'The score’s range is marked as the current one, by its outline, its weight and `aria-current`.',
  ],
  content: [
    'Use the names that the model’s maker gives the ranges.',
    'No blame in a low range, no praise in a high one.',
  ],
};
