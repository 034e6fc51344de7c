import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Hero',
  summary: 'The start of a home page: the promise, the first step, the picture.',
  alsoCalled: ['jumbotron', 'banner', 'masthead'],
  builtOn: 'A `<div>` with the page’s `<h1>`.',
  when: ['Once on a site, at the top of its home page.'],
  whenNot: ['On inner pages.', 'For more than one message.'],
  alternatives: [
    { use: 'PageHeader', when: 'It is an inner page.' },
    { use: 'Section', when: 'It is a section further down, even one on a panel.' },
  ],
  anatomy: [
    { part: 'A line of two to five words above.', at: 'p, span' },
    { part: 'The heading: the promise.', at: 'h1' },
    { part: 'A lead of one or two sentences.', at: 'h1 + *' },
    { part: 'A primary button, and an outline one if there is a second option.', at: 'a' },
    { part: 'Two or three figures that earn trust.', at: 'h1 ~ :last-child' },
    {
      part: 'The picture; on a phone it is below the words.',
      at: 'div:has(> div > div > h1) + div',
      isAbove: true,
    },
  ],
  doDont: [
    { do: 'Give one step the primary button.', dont: 'Offer three buttons of the same weight.' },
    { do: 'Use figures that a reader can check.', dont: 'Write “best” or “leading”.' },
  ],
  keyboard: [],
  accessibility: [
    'The heading is the page’s one `h1`.',
    'The picture comes after the words in reading order, and is skipped unless it has a `label`.',
  ],
  content: [
    'Promise what the visitor gets, in at most eight words.',
    'The button says the first step: “Get Pre-Qualified”.',
  ],
};
