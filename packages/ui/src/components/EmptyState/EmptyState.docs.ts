import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'EmptyState',
  summary: 'Fills the place where there is nothing yet, and shows the next step.',
  alsoCalled: ['blank slate', 'no results', 'zero state'],
  builtOn: 'A `<div>` with a heading.',
  when: ['For a list or table without entries.', 'For a search or filter that found nothing.'],
  whenNot: ['While it is still loading.', 'For something that went wrong.'],
  alternatives: [
    { use: 'Skeleton', when: 'The content is on its way.' },
    { use: 'Callout', when: 'Something went wrong or needs care.' },
  ],
  anatomy: [
    { part: 'An icon.', at: 'span:has(> svg)' },
    { part: 'What is missing.', at: 'h2' },
    { part: 'Why, and what to do.', at: 'h2 + div' },
    { part: 'The next step.', at: 'a' },
  ],
  anatomyStory: 'Nothing Found',
  doDont: [
    {
      do: 'Say what will fill it: “New applications show here as dealers send them.”',
      dont: 'Say “No data”.',
      doArgs: {
        heading: 'No applications yet',
        children: 'New applications show here as dealers send them.',
        actions: undefined,
      },
      dontArgs: { heading: 'No data', children: undefined, actions: undefined },
    },
  ],
  keyboard: [],
  accessibility: [
    'Its heading has the level that you set, so that people find it where the list would be.',
  ],
  content: ['No blame and no jokes: “No applications match these filters”.'],
};
