import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Columns',
  summary: 'Two columns on a desktop, one on smaller screens.',
  builtOn: 'A `<div>` that is a flex row.',
  when: ['For a form with help beside it.', 'For words with a picture.'],
  whenNot: ['For items of one kind.', 'For the frame of a whole app.'],
  alternatives: [
    { use: 'Grid', when: 'All items are equally important.' },
    { use: 'SideNav', when: 'One column is the navigation.' },
  ],
  anatomy: ['The first column: what people came for.', 'The second: what helps.'],
  doDont: [
    {
      do: 'Put the main thing first: on a phone it comes first.',
      dont: 'Hide a column on a phone.',
    },
  ],
  keyboard: [],
  accessibility: ['Columns are in reading order at every width.'],
  content: ['It has no words of its own.'],
};
