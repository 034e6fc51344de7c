import type { ComponentDocs } from '../../testing/docs.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Eyebrow } from './index.ts';

export const docs: ComponentDocs = {
  name: 'Eyebrow',
  summary: 'A short line above a heading that says who or what it is for.',
  builtOn: 'A `<p>`.',
  when: ['Above the heading of a hero or of a large section.'],
  whenNot: ['As a heading.', 'Above every heading of a page.'],
  alternatives: [
    { use: 'Badge', when: 'It is a state or a category.' },
    { use: 'Breadcrumbs', when: 'It says where the page is in the site.' },
  ],
  anatomy: ['Two dashes of the accent.', 'The words, in capitals.'],
  doDont: [
    {
      do: 'Say whom it is for: “Auto loans for every credit story”.',
      dont: 'Repeat the heading.',
      doExample: (
        <Stack>
          <Eyebrow>Auto loans for every credit story</Eyebrow>
          <Heading level={3}>Find it. Finance it. Drive it.</Heading>
        </Stack>
      ),
      dontExample: (
        <Stack>
          <Eyebrow>Find, finance, drive</Eyebrow>
          <Heading level={3}>Find it. Finance it. Drive it.</Heading>
        </Stack>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'The capitals are a style: screen readers read the words as you wrote them.',
    'It is a paragraph and comes before the heading in reading order.',
  ],
  content: ['Two to five words, written in sentence case.'],
};
