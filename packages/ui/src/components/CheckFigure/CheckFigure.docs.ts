import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'CheckFigure',
  summary: 'Where the numbers of a bank account stand on a check.',
  builtOn: 'An inline `<svg>` with the role `img`.',
  when: ['Beside the fields for a routing number and an account number.'],
  whenNot: ['As an ornament.', 'Where checks look otherwise than in the United States.'],
  alternatives: [{ use: 'Text', when: 'The fields’ own hints are enough.' }],
  anatomy: [
    'A check with the word that says that it is a sample.',
    'Three framed numbers, lettered A, B and C.',
    'The one that is asked for now: a thicker frame and a filled letter.',
  ],
  doDont: [
    {
      do: 'Write beside it what A, B and C are.',
      dont: 'Let the drawing alone say where a number stands.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Its `label` says where each number stands, for who can’t see it.',
    'The stronger part is told by form as well as by color, and in forced colors too.',
    'No bank has the numbers that it shows.',
  ],
  content: ['The label goes from left to right, as the check does.'],
};
