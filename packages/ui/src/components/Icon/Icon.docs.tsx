import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Icon',
  summary: 'The icons of the kit: one set, drawn on one grid of 24 px with round lines.',
  alsoCalled: ['glyph', 'symbol'],
  builtOn: 'An `<svg>`.',
  when: [
    'Beside words, so that they are found faster.',
    'In an IconTile, to tell cards and list items apart.',
    'In an IconButton, where everyone knows the symbol.',
  ],
  whenNot: ['In place of words that not everyone would guess.', 'As decoration on every heading.'],
  alternatives: [{ use: 'NamedIcon', when: 'Data chooses the icon.' }],
  anatomy: [
    'The drawing, in the color of the words around it.',
    'IconTile, for icons that stand alone: a milepost sign of 44 px.',
  ],
  doDont: [
    {
      do: 'Import the one icon you show, such as `CardIcon`, from `@milepost/ui/Icon`.',
      dont: 'Import the whole set to pick one by name.',
    },
    {
      do: 'Draw a missing icon inside `Icon` on the same grid.',
      dont: 'Mix in icons from another set.',
      doArgs: {},
      dontArgs: { children: <path d="M3 19 12 5l9 14z" fill="currentColor" strokeWidth="4" /> },
    },
  ],
  keyboard: [],
  accessibility: [
    'Icons are hidden from assistive technology, because there are words beside them.',
    'Where there are none, `label` makes the icon an image with a name.',
    'Icons that point along the reading direction flip where text runs right to left.',
    'They have the text’s color and so its contrast, in forced colors too.',
  ],
  content: [
    'A `label` says what the icon means here, not what it shows: “Paid”, not “Check mark”.',
  ],
};
