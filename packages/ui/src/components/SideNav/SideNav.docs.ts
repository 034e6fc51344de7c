import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'SideNav',
  imports: ['SideNav', 'SideNavLink', 'SideNavSection'],
  summary: 'Lists the pages of one part of a site, beside them.',
  alsoCalled: ['sidebar', 'navigation rail', 'vertical menu', 'left nav'],
  builtOn: 'A `<nav>` of the browser’s links.',
  when: ['For four or more pages that belong together, such as a portal’s parts.'],
  whenNot: ['For parts of one page.', 'For steps in order.'],
  alternatives: [
    { use: 'Tabs', when: 'They are a few views of one thing, without addresses.' },
    { use: 'Header', when: 'They are the parts of the whole site.' },
    { use: 'Drawer', when: 'There is no room beside the page.' },
  ],
  anatomy: [
    { part: 'The links, with the current page marked.', at: 'a[aria-current]' },
    { part: 'Titles over groups of links, where there are many.', at: 'summary' },
    { part: 'How many things wait there.', at: 'a > span' },
  ],
  anatomyStory: 'Collapsible',
  doDont: [
    {
      do: 'Count what waits for the reader: applications to decide, messages to answer.',
      dont: 'Count everything there is: the number never goes down.',
    },
    { do: 'Order pages by how often they are needed.', dont: 'Nest deeper than one group.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the next page’s link.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: 'Queue' })).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: 'Funded loans' })).toHaveFocus();
      },
    },
  ],
  accessibility: [
    'A collapsible section is a `<details>`: it works without JavaScript, and find-in-page opens it.',
    'A count is a part of the link’s name: “Queue 12”.',
    'It is a navigation with its own name.',
    'The current page is marked by color, weight, a bar and `aria-current`.',
  ],
  content: ['One or two words, as in the page’s own heading.'],
};
