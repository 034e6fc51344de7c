import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Prose',
  summary: 'Long text from plain elements, styled for reading.',
  alsoCalled: ['rich text', 'article', 'markdown'],
  builtOn: 'A `<div>` that styles plain HTML.',
  when: ['For policies, answers, stories and any text that comes as data or Markdown.'],
  whenNot: [
    'To lay out a page.',
    'Around the kit’s components alone: they bring their own spacing.',
  ],
  alternatives: [
    { use: 'Text', when: 'It is a paragraph or two.' },
    { use: 'List', when: 'It is a list with icons or checks.' },
  ],
  anatomy: [
    { part: 'Paragraphs of about 68 characters per line.', at: 'p' },
    { part: 'Headings of two levels.', at: 'h2, h3' },
    { part: 'Lists, tables, terms, quotes and links.', at: 'ul' },
  ],
  doDont: [
    {
      do: 'Break text with a heading every three or four paragraphs.',
      dont: 'Use bold words as headings.',
      doArgs: {
        children: (
          <>
            <h3>What we collect</h3>
            <p>We collect what you type into our forms.</p>
          </>
        ),
      },
      dontArgs: {
        children: (
          <>
            <p>
              <strong>What we collect</strong>
            </p>
            <p>We collect what you type into our forms.</p>
          </>
        ),
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'It styles the elements it finds: headings, lists and tables keep their meaning.',
    'Give tables a caption and header cells.',
    'Headings inside start at `h2`.',
  ],
  content: ['Short sentences, one thought each.', '“You” and “we”.'],
};
