import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'AppShell',
  summary: 'Frames the pages of an app: a top bar, the navigation beside the page, and the page.',
  alsoCalled: ['page frame', 'layout', 'sidebar layout'],
  builtOn: 'React Aria’s `Button` and `Modal`, around a `<header>` and a `<main>` of the browser.',
  when: [
    'Around every page of a portal, once, above its router.',
    'For an app with four or more pages that people move between all day.',
  ],
  whenNot: [
    'For a public site: its pages have a header and a footer.',
    'For a standalone page, such as sign-in.',
  ],
  alternatives: [
    { use: 'Header', when: 'It is a site that people read.' },
    { use: 'SideNav', when: 'Only one part of a site has pages of its own.' },
    { use: 'Container', when: 'You only need to limit a page’s width.' },
  ],
  anatomy: [
    'The skip link, seen when focused.',
    {
      part: 'The top bar, which stays in view: the button that folds the navigation, the brand and the actions.',
      at: 'header',
    },
    {
      part: 'The navigation, in view beside a long page; on phones and tablets, in a drawer.',
      at: 'nav',
    },
    { part: 'The page.', at: 'main' },
  ],
  doDont: [
    {
      do: 'Let people fold the navigation away for wide tables, and remember it for them.',
      dont: 'Fold it to a column of icons: nobody knows ten icons by heart.',
    },
    {
      do: 'Move focus to the page’s `h1` or to `main` when the page changes.',
      dont: 'Leave focus on a link from the previous page.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Stops at the skip link first, then at the button that folds the navigation.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: 'Navigation' })).toHaveFocus();
      },
    },
    {
      keys: 'Enter or Space',
      does: 'Folds the navigation away, and shows it again.',
      test: async ({ canvas, userEvent, expect }) => {
        const button = canvas.getByRole('button', { name: 'Navigation' });
        await userEvent.keyboard('{Enter}');
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await expect(canvas.queryByRole('navigation')).toBeNull();
        await userEvent.keyboard('[Space]');
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expect(canvas.getByRole('navigation')).toBeVisible();
      },
    },
  ],
  accessibility: [
    'It has the landmarks of a page: a banner, a navigation with its own name and the main content.',
    'The button says whether the navigation is there; the drawer keeps focus inside, and a link in it closes it.',
    'The focused element is never hidden under the bar; on a short screen the bar scrolls away.',
  ],
  content: ['Name each link as the heading of its page does.', 'At most three actions in the bar.'],
};
