import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'LanguageLink',
  summary: 'Leads to the same page in another language.',
  alsoCalled: ['language switcher', 'language picker', 'locale switch', 'translate'],
  builtOn: 'The browser’s `<a>`.',
  when: ['As the header’s `language` on a page that has a complete, reviewed translation.'],
  whenNot: [
    'For a page that has no translation: link to the other language’s home page in the footer.',
    'For three languages or more.',
  ],
  alternatives: [{ use: 'Menu', when: 'There are three languages or more.' }],
  anatomy: ['The name of the other language, underlined.'],
  doDont: [
    {
      do: 'Write the language’s own name: “Español”.',
      dont: 'Write its name in this page’s language, or show a flag.',
      doArgs: { language: 'es-US', children: 'Español' },
      dontArgs: { language: 'es-US', children: 'Spanish' },
    },
    {
      do: 'Ask before the page changes when the visitor has typed something.',
      dont: 'Choose a language by the browser’s settings: the address is the choice.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the link and shows the ring.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: 'Español' })).toHaveFocus();
      },
    },
  ],
  accessibility: [
    'A screen reader pronounces it in its own language (WCAG 3.1.2).',
    'It is 44 px high, and works before and without JavaScript.',
    'It loads a document, inside a `LinkProvider` too, so that the language of the document is true.',
  ],
  content: ['The language’s own name, and nothing else.'],
};
