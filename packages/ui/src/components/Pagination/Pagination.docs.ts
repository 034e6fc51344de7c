import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Pagination',
  summary: 'Leads through a long list that is cut into pages.',
  builtOn: 'A `<nav>` of the browser’s links.',
  when: ['For more than about 25 rows that people look through.'],
  whenNot: ['For steps in order.', 'For a list that a filter makes short.'],
  alternatives: [
    { use: 'SearchField', when: 'People know what they look for.' },
    { use: 'Steps', when: 'The pages are steps in order.' },
  ],
  anatomy: [
    { part: 'The way to the previous page.', at: 'li:first-child', isAbove: true },
    {
      part: 'The first and last page and those around the one on show; on a phone a sentence.',
      at: '[aria-current]',
      isAbove: true,
    },
    { part: 'The way to the next page.', at: 'li:last-child', isAbove: true },
  ],
  doDont: [
    {
      do: 'Keep the page in the address, so that it can be linked to and gone back to.',
      dont: 'Change the number of rows a page while people read.',
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
    'It is a navigation with a name; the page on show is marked as the current one.',
    'Its entries are links, so that they work without JavaScript and open in a new tab.',
  ],
  content: ['The label says what is cut into pages: “Pages of applications”.'],
};
