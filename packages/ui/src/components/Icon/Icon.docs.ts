import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Icon',
  summary: 'The icons of the kit: one set, drawn on one grid of 24 px with round lines.',
  builtOn: 'An `<svg>`.',
  when: [
    'Beside words, so that they are found faster.',
    'In an IconTile, to tell cards and list items apart.',
    'In an IconButton, where everyone knows the sign.',
  ],
  whenNot: ['In place of words that not everyone would guess.', 'As decoration on every heading.'],
  alternatives: [{ use: 'NamedIcon', when: 'Data says which icon it is.' }],
  anatomy: [
    'The drawing, in the color of the words around it.',
    'IconTile, for icons that stand alone: a rounded square of 44 px.',
  ],
  doDont: [
    {
      do: 'Import the one icon you show: `import { CardIcon } from "@milepost/ui/Icon"`.',
      dont: 'Import the whole set to pick one by name.',
    },
    {
      do: 'Draw a missing icon inside `Icon` on the same grid.',
      dont: 'Mix in icons of another set.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Icons are hidden from assistive technology, because words stand beside them.',
    'Where no words do, `label` makes the icon an image with a name.',
    'Icons that point along the reading direction turn where text runs right to left.',
    'They take the text’s color, so they hold its contrast, in forced colors too.',
  ],
  content: [
    'A `label` says what the icon means here, not what it shows: “Paid”, not “Check mark”.',
  ],
};
