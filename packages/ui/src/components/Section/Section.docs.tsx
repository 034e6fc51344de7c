import type { ComponentDocs } from '../../testing/docs.ts';
import { Text } from '../Text/index.ts';
import { Section } from './index.ts';

export const docs: ComponentDocs = {
  name: 'Section',
  summary: 'A full-width band of the page with its content in a container.',
  builtOn: 'A `<section>`, or the element that `as` names.',
  when: ['For each part of a page.'],
  whenNot: ['For a panel inside a section.'],
  alternatives: [
    { use: 'Card', when: 'It is a panel inside a section.' },
    { use: 'Container', when: 'You need no space above and below.' },
    { use: 'Hero', when: 'It is the start of the home page.' },
  ],
  anatomy: ['The background: page, surface, sunken, a tint or the dark panel.', 'The content.'],
  doDont: [
    {
      do: 'Change the background from section to section.',
      dont: 'Put two panels in a row.',
      doExample: (
        <>
          <Section background="panel" space="compact">
            <Text>Where you stand</Text>
          </Section>
          <Section background="tint2" space="compact">
            <Text>What helps</Text>
          </Section>
        </>
      ),
      dontExample: (
        <>
          <Section background="panel" space="compact">
            <Text>Where you stand</Text>
          </Section>
          <Section background="panel" space="compact">
            <Text>What helps</Text>
          </Section>
        </>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'With `aria-labelledby` it is a region of the page; without, it adds nothing to the outline.',
    'On a panel every component switches to light colors by itself.',
  ],
  content: ['Start it with a heading.'],
};
