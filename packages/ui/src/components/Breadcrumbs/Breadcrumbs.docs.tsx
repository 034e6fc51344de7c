import type { ComponentDocs } from '../../testing/docs.ts';
import { BreadcrumbLink, BreadcrumbPage } from './index.ts';

export const docs: ComponentDocs = {
  name: 'Breadcrumbs',
  imports: ['Breadcrumbs', 'BreadcrumbLink', 'BreadcrumbPage'],
  summary: 'The path from the top of the site down to this page.',
  alsoCalled: ['breadcrumb trail', 'path'],
  builtOn: 'A `<nav>` with an `<ol>` of links.',
  when: [
    'On pages two or more levels deep.',
    'Where visitors arrive from a search and want to see where they are.',
  ],
  whenNot: ['For the steps of a form.', 'On the home page.'],
  alternatives: [{ use: 'Steps', when: 'It shows the order in which things happen.' }],
  anatomy: [
    { part: 'A link for every page above, from the top down.', at: 'a', isAbove: true },
    'A chevron between two steps.',
    { part: 'This page, without a link.', at: '[aria-current]', isAbove: true },
  ],
  doDont: [
    {
      do: 'Show where the page is in the site.',
      dont: 'Show which pages the visitor came from.',
      doArgs: {},
      dontArgs: {
        children: (
          <>
            <BreadcrumbLink href="#home">Home</BreadcrumbLink>
            <BreadcrumbLink href="#search">Search</BreadcrumbLink>
            <BreadcrumbLink href="#faq">FAQ</BreadcrumbLink>
            <BreadcrumbPage>Payoff Quote</BreadcrumbPage>
          </>
        ),
      },
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
    'It is a named navigation with an ordered list.',
    'This page is marked with `aria-current="page"`.',
    'The chevrons are drawings: they are not read aloud, and they flip where text runs right to left.',
  ],
  content: ['Use the pages’ short names, as in menus.'],
};
