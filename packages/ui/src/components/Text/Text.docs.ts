import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Text',
  summary: 'Running text, from the lead down to the small print.',
  alsoCalled: ['paragraph', 'body', 'copy'],
  builtOn: 'A `<p>`, or the element that `as` names.',
  when: ['For paragraphs.', 'For a run of words with a tone or a weight of its own.'],
  whenNot: ['For headings.', 'For long text that comes as data.'],
  alternatives: [
    { use: 'Prose', when: 'The text has headings, lists and tables.' },
    { use: 'Heading', when: 'The words name a part of the page.' },
    { use: 'List', when: 'There are several items of one kind.' },
  ],
  anatomy: ['The words, about 68 characters per line.'],
  doDont: [
    {
      do: 'Use `tone="soft"` for secondary text.',
      dont: 'Use `size="tiny"` for text that people need.',
      doArgs: { tone: 'soft' },
      dontArgs: { size: 'tiny' },
    },
  ],
  keyboard: [],
  accessibility: [
    'All tones have a contrast of at least 4.5 to 1 on every background of the kit.',
    '`weight="bold"` shows emphasis; `as="strong"` also says it.',
  ],
  content: ['One thought per sentence, about 15 words.'],
};
