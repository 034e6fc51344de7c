import type { ComponentDocs } from '../../testing/docs.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { CardFigure } from './index.ts';

export const docs: ComponentDocs = {
  name: 'CardFigure',
  summary: 'Shows where the security code is on a card.',
  builtOn: 'An inline `<svg>` with the role `img`.',
  when: ['Beside the field for a security code.'],
  whenNot: ['As decoration.', 'To show someone’s own card.'],
  alternatives: [{ use: 'Text', when: 'The field’s own hint is enough.' }],
  anatomy: [
    { part: 'The back: a stripe, a signature and three digits.', at: 'svg' },
    'The front: a chip, a number and four digits above it.',
    { part: 'A thick frame around the code.', at: 'rect[rx="13"]' },
  ],
  doDont: [
    {
      do: 'Write beside it which card it is, and how many digits its code has.',
      dont: 'Let the drawing alone say where the code is, or put a brand’s logo on it.',
      doExample: (
        <Stack>
          <CardFigure side="back" label="The back of a card." />
          <Text size="small">Visa and Mastercard: 3 digits on the back</Text>
        </Stack>
      ),
      dontArgs: {},
    },
  ],
  keyboard: [],
  accessibility: [
    'Its `label` says where the code is, for anyone who can’t see it.',
    'The code is marked by its frame, not by color.',
  ],
  content: ['Say which side, how many digits and what they are next to.'],
};
