import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Pagination',
  summary: 'Navigates a long list that is split into pages.',
  alsoCalled: ['pager', 'page numbers'],
  builtOn: 'A `<nav>` of the browser’s links.',
  when: ['For more than about 25 rows that people look through.'],
  whenNot: ['For steps in order.', 'For a list that a filter makes short.'],
  alternatives: [
    { use: 'SearchField', when: 'People know what they are looking for.' },
    { use: 'Steps', when: 'The pages are steps in order.' },
  ],
  anatomy: [
    { part: 'The link to the previous page.', at: 'li:first-child', isAbove: true },
    {
      part: 'The first and last page and those around the current one; on a phone, a sentence.',
      at: 'li:nth-child(3)',
      isAbove: true,
    },
    { part: 'The link to the next page.', at: 'li:last-child', isAbove: true },
  ],
  doDont: [
    {
      do: 'Keep the page in the address, so that people can link to it and go back to it.',
      dont: 'Change the number of rows per page while people read.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves through the pages in order.',
      test: async ({ canvas, userEvent, expect }) => {
        const links = canvas.getAllByRole('link');
        for (const link of links) {
          await userEvent.tab();
          await expect(link).toHaveFocus();
        }
      },
    },
    {
      keys: 'Enter',
      does: 'Goes to the page.',
      test: async ({ args, userEvent, expect }) => {
        await userEvent.keyboard('{Enter}');
        await expect(args.onNavigate).toHaveBeenCalledWith(5, expect.anything());
      },
    },
  ],
  accessibility: [
    'It is a named navigation; the current page is marked as such.',
    'Its entries are links, so that they work without JavaScript and open in a new tab.',
  ],
  content: ['The label says what is split into pages: “Pages of applications”.'],
};
