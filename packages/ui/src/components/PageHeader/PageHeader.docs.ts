import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'PageHeader',
  summary: 'The start of an inner page: where it is, what it is called, what it is for.',
  alsoCalled: ['title bar', 'page title'],
  builtOn: 'A `<div>` with the page’s `<h1>`.',
  when: ['At the top of every page but the home page.'],
  whenNot: ['For a part of a page.', 'For the home page.'],
  alternatives: [
    { use: 'Hero', when: 'It is the home page.' },
    { use: 'Heading', when: 'It starts a part of a page.' },
  ],
  anatomy: [
    { part: 'Breadcrumbs, where there is a page above.', at: 'nav' },
    { part: 'The heading.', at: 'h1' },
    { part: 'A lead of one sentence.', at: 'h1 + *' },
    { part: 'Something to start with: badges or a button.', at: 'h1 ~ * a, h1 ~ a' },
  ],
  anatomyStory: 'With Action',
  doDont: [
    {
      do: 'Say in the lead what the page gives the reader.',
      dont: 'Repeat the heading in other words.',
      doArgs: { breadcrumbs: undefined },
      dontArgs: { breadcrumbs: undefined, lead: 'The payoff quote page' },
    },
    {
      do: 'Save the panel for pages that invite action, such as an application.',
      dont: 'Put a panel on every page: then none of them stands out.',
    },
  ],
  keyboard: [],
  accessibility: ['The heading is the page’s one `h1`.'],
  content: [
    'Two to five words for the heading.',
    'One sentence for the lead, without a period if it is a phrase.',
  ],
};
