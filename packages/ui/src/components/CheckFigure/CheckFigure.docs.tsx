import type { ComponentDocs } from '../../testing/docs.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { CheckFigure } from './index.ts';

export const docs: ComponentDocs = {
  name: 'CheckFigure',
  summary: 'Shows where the numbers of a bank account are on a check.',
  builtOn: 'An inline `<svg>` with the role `img`.',
  when: ['Beside the fields for a routing number and an account number.'],
  whenNot: ['As decoration.', 'Where checks look different from those in the United States.'],
  alternatives: [{ use: 'Text', when: 'The fields’ own hints are enough.' }],
  anatomy: [
    { part: 'A check, marked as a sample.', at: 'svg[role=img]', isAbove: true },
    { part: 'Three framed numbers, lettered A, B and C.', at: '[data-part]:nth-of-type(1) rect' },
    {
      part: 'The one that is asked for now: a thicker frame and a filled letter.',
      at: '[data-highlighted] rect',
    },
  ],
  anatomyStory: 'Highlighted',
  doDont: [
    {
      do: 'Write beside it what A, B and C are.',
      dont: 'Let the drawing alone say where a number is.',
      doExample: (
        <Stack>
          <CheckFigure label="A check." />
          <Text size="small">A: routing number, B: account number, C: check number</Text>
        </Stack>
      ),
      dontArgs: {},
    },
  ],
  keyboard: [],
  accessibility: [
    'Its `label` says where each number is, for anyone who can’t see it.',
    'The highlighted number differs in shape as well as in color, in forced colors too.',
    'The numbers that it shows belong to no bank.',
  ],
  content: ['Describe the numbers from left to right, as they are on the check.'],
};
