import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Header',
  imports: ['Header', 'HeaderLink'],
  summary:
    'The top of every page: the logo, the main links and the one or two things most visitors come for.',
  alsoCalled: ['app bar', 'top bar', 'masthead', 'navbar'],
  builtOn: 'A `<header>` with a `<nav>`.',
  when: ['Once, as the first thing on every page of a site after the skip link.'],
  whenNot: ['For the title of a page.', 'For an app’s own menu with many entries.'],
  alternatives: [
    { use: 'PageHeader', when: 'It says what this page is.' },
    { use: 'SideNav', when: 'There are more than about five places to go.' },
  ],
  anatomy: [
    'The other language, if there is one: beside the buttons on a wide screen, else in a line that scrolls away.',
    { part: 'The logo, which leads home.', at: 'header a', isAbove: true },
    { part: 'Links to the site’s parts, from a tablet’s width on.', at: 'nav a', isAbove: true },
    { part: 'One or two buttons, at every width.', at: 'nav > :last-child a', isAbove: true },
    'A hairline to the page below.',
  ],
  doDont: [
    {
      do: 'Put what people come back for into the actions: they show on a phone too.',
      dont: 'Put a link only in the header: on a phone only the footer and the home page can lead there.',
    },
    {
      do: 'Wrap `HeaderLink` with your router’s link maker once, and use that everywhere.',
      dont: 'Give a link a click handler instead of an address.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves through logo, links and buttons in reading order.',
      test: async ({ canvas, userEvent, expect }) => {
        for (const name of ['Milepost', 'Customers', 'Dealers', 'Payoff Quote', 'Sign In']) {
          await userEvent.tab();
          await expect(canvas.getByRole('link', { name })).toHaveFocus();
        }
      },
    },
  ],
  accessibility: [
    'It is the page’s banner and holds one named navigation.',
    'It stays in view while the page scrolls, unless the window is so short that it would hide the text; a heading that a link jumps to stops below it.',
    'The switch to another language comes first, so that its readers find it at once.',
    'Widths follow the reader’s text size: with large text it changes to its phone layout, and wraps where even that is too wide.',
    'Mark the reader’s place with `aria-current="page"`; a router’s link does so itself.',
  ],
  content: [
    'One or two words per link.',
    'A button starts with a verb or names the thing: “Sign In”, “Payoff Quote”.',
  ],
};
