import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'InfoCard',
  summary: 'A card that tells one thing, with at most one action.',
  builtOn: 'A `<div>` with a heading.',
  when: [
    'For ways to pay, benefits, contact details.',
    'Where a card needs a button: the card itself is not a link.',
  ],
  whenNot: ['If the whole card should lead somewhere.', 'For one number.'],
  alternatives: [
    { use: 'LinkCard', when: 'The whole card leads somewhere.' },
    { use: 'StatCard', when: 'It shows one number.' },
    { use: 'Card', when: 'It holds a form, a result or a list.' },
  ],
  anatomy: [
    { part: 'An icon on a tile.', at: 'span:has(> svg)', isAbove: true },
    { part: 'The heading.', at: 'h3' },
    { part: 'A sentence or two, or a short list.', at: 'h3 + *' },
    { part: 'One button or link at the foot.', at: 'h3 ~ div a' },
  ],
  anatomyStory: 'With Action',
  doDont: [
    {
      do: 'Keep the cards in a row alike: all with an icon, or none.',
      dont: 'Put long text into one of them.',
      doArgs: {},
      dontArgs: {
        icon: undefined,
        children:
          'Pay with a debit or ATM card. Depending on the state in which the contract was signed, on the processor and on the amount that is paid, a convenience fee may apply, which is shown before the payment is sent and is not refundable.',
      },
    },
  ],
  keyboard: [],
  accessibility: ['You set the heading’s level; don’t skip one.', 'The icon is decoration.'],
  content: [
    'Two to four words for the heading.',
    'Say what it means for the reader, not what it is.',
  ],
};
