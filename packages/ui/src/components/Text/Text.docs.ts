import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Text',
  summary: 'Running words, from the lead down to the small print.',
  builtOn: 'A `<p>`, or the element that `as` names.',
  when: ['For paragraphs.', 'For a run of words with a tone or a weight of its own.'],
  whenNot: ['For headings.', 'For long text that comes as data.'],
  alternatives: [
    { use: 'Prose', when: 'The text has headings, lists and tables.' },
    { use: 'Heading', when: 'The words name a part of the page.' },
    { use: 'List', when: 'There are several items of one kind.' },
  ],
  anatomy: ['The words, at most 68 characters a line.'],
  doDont: [
    {
      do: 'Use `tone="soft"` for what is second in rank.',
      dont: 'Use `size="tiny"` for what people need.',
    },
  ],
  keyboard: [],
  accessibility: [
    'All tones hold 4.5 to 1 on every background of the kit.',
    '`weight="bold"` shows stress; `as="strong"` also says it.',
  ],
  content: ['One thought a sentence, about 15 words.'],
};
