import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Breadcrumbs',
  summary: 'The way from the top of the site down to this page.',
  builtOn: 'A `<nav>` with an `<ol>` of links.',
  when: [
    'On pages that lie two or more levels deep.',
    'Where visitors arrive from a search and want to see where they are.',
  ],
  whenNot: ['For the steps of a form.', 'On the home page.'],
  alternatives: [{ use: 'Steps', when: 'It shows what happens in which order.' }],
  anatomy: [
    { part: 'A link for every page above, from the top down.', at: 'a', isAbove: true },
    { part: 'A chevron between two steps.', at: 'li:nth-child(2)', isAbove: true },
    { part: 'This page, without a link.', at: '[aria-current]', isAbove: true },
  ],
  doDont: [
    {
      do: 'Show where the page lies in the site.',
      dont: 'Show which pages the visitor saw before.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the next page above.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
      },
    },
  ],
  accessibility: [
    'It is a navigation with a name, and an ordered list.',
    'This page is marked with `aria-current="page"`.',
    'The chevrons are drawn, so they are not read aloud, and they turn where text runs right to left.',
  ],
  content: ['The short names of the pages, as menus have them.'],
};
