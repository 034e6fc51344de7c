import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'SkipLink',
  summary: 'The page’s first stop for the keyboard: goes past the header to the content.',
  builtOn: 'The browser’s `<a>`.',
  when: ['Once, as the first element of every page.'],
  whenNot: ['For links that everyone needs to see.'],
  alternatives: [{ use: 'Link', when: 'It leads to a place in the page for everyone.' }],
  anatomy: ['The link, seen while it has focus.'],
  doDont: [{ do: 'Give the main element the id that it names.', dont: 'Put it after the header.' }],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Shows the link, as the first stop of the page.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
      },
    },
    {
      keys: 'Enter',
      does: 'Goes to the main content.',
      test: async ({ canvas, userEvent, expect }) => {
        const link = canvas.getByRole<HTMLAnchorElement>('link');
        let followed = '';
        const follow = (event: Event) => {
          // The test runner's page must not navigate.
          event.preventDefault();
          followed = link.hash;
        };
        link.addEventListener('click', follow, { once: true });
        await userEvent.keyboard('{Enter}');
        await expect(followed).toBe('#main');
      },
    },
  ],
  accessibility: [
    'It lets keyboard users skip what repeats on every page (WCAG 2.4.1).',
    'It is out of sight until it has focus, and then above everything.',
  ],
  content: ['“Skip to main content”: people know these words.'],
};
