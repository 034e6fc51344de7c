import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Link',
  summary: 'Takes the reader somewhere.',
  alsoCalled: ['anchor', 'hyperlink'],
  builtOn: 'The browser’s `<a>`.',
  when: [
    'To another page or another place on this page.',
    'To a phone number, an email address, a file.',
  ],
  whenNot: ['To do something on this page.'],
  alternatives: [
    { use: 'Button', when: 'It does something here.' },
    { use: 'LinkButton', when: 'It is the main step of the page.' },
    { use: 'LinkCard', when: 'It needs an icon and a sentence.' },
  ],
  anatomy: ['The words, underlined in running text.'],
  doDont: [
    {
      do: 'Let the words say where it leads: “Read the privacy policy”.',
      dont: 'Write “here” or “this link”.',
      doArgs: { children: 'Read the privacy policy' },
      dontArgs: { children: 'here' },
    },
    {
      do: 'Say when a link opens a file or another site.',
      dont: 'Open a new tab without saying so.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the link and shows the ring.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: 'Ask for a payoff quote' })).toHaveFocus();
      },
    },
  ],
  accessibility: [
    'In running text it is underlined: color alone does not mark it.',
    'It is a plain anchor: it works before and without JavaScript, and in a new tab.',
    'Wrap it with your router’s link maker for navigation without reloading.',
  ],
  content: ['Two to six words that make sense alone.'],
};
