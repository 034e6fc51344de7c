import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'CardFigure',
  summary: 'Where the security code stands on a card.',
  builtOn: 'An inline `<svg>` with the role `img`.',
  when: ['Beside the field for a security code.'],
  whenNot: ['As an ornament.', 'To show a card that someone has.'],
  alternatives: [{ use: 'Text', when: 'The field’s own hint is enough.' }],
  anatomy: [
    'The back: a stripe, a signature and three digits.',
    'The front: a chip, a number and four digits above it.',
    'A thick frame around the code.',
  ],
  doDont: [
    {
      do: 'Write beside it which card it is, and how many digits its code has.',
      dont: 'Put a brand’s logo on it.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Its `label` says where the code stands, for who can’t see it.',
    'The code is told by its frame, not by color.',
  ],
  content: ['Say the side, the number of digits and what they stand beside.'],
};
