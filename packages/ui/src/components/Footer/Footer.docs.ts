import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Footer',
  imports: ['Footer', 'FooterGroup', 'FooterLink'],
  summary: 'The end of every page: where else to go, how to reach the company, the legal lines.',
  alsoCalled: ['page end', 'site links'],
  builtOn: 'A `<footer>` with a `<nav>`.',
  when: ['Once, as the last thing on every page of a site.'],
  whenNot: ['For the buttons of a form or dialog.'],
  alternatives: [{ use: 'Header', when: 'It must be within reach at all times.' }],
  anatomy: [
    { part: 'The logo and a line about the company.', at: 'footer > div > div > div' },
    { part: 'Groups of links, each with a heading.', at: 'h2' },
    { part: 'A contact block.', at: 'nav + div' },
    { part: 'Legal links and the small print below a hairline.', at: 'footer > div > :last-child' },
  ],
  doDont: [
    {
      do: 'Repeat here what the header hides on a phone.',
      dont: 'Use it as a dumping ground: five links per group are plenty.',
    },
    {
      do: 'Write the phone number as a `tel:` link.',
      dont: 'Show a number that a phone can’t dial.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves through the links, group by group.',
      test: async ({ canvas, userEvent, expect }) => {
        for (const name of ['Get a Loan', 'FAQ', 'Full Spectrum Lending']) {
          await userEvent.tab();
          await expect(canvas.getByRole('link', { name })).toHaveFocus();
        }
      },
    },
  ],
  accessibility: [
    'It is the page’s `contentinfo` landmark and holds one named navigation.',
    'Each group is a list below a heading, so that people can find it or skip it.',
    'Links are at least 24 px high with space between them.',
  ],
  content: ['Name a link after the page it leads to.', 'Write small print in full sentences.'],
};
