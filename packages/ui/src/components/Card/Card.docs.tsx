import type { ComponentDocs } from '../../testing/docs.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Card } from './index.ts';

export const docs: ComponentDocs = {
  name: 'Card',
  summary: 'A panel that holds one thing.',
  alsoCalled: ['tile', 'panel', 'surface', 'paper'],
  builtOn: 'A `<div>`, or the element that `as` names.',
  when: ['To set apart a form, a result or a summary from the page around it.'],
  whenNot: ['As a link.', 'Around everything: space groups more quietly.', 'Inside another card.'],
  alternatives: [
    { use: 'LinkCard', when: 'The whole card leads somewhere.' },
    { use: 'InfoCard', when: 'It has an icon, a heading and a text.' },
    { use: 'StatCard', when: 'It shows one number.' },
    { use: 'Callout', when: 'It is a note in a text.' },
  ],
  anatomy: [
    'The background: surface with a hairline, page, sunken, a tint, or the dark panel.',
    'Its content, stacked.',
  ],
  doDont: [
    {
      do: 'Use tints to tell neighbors apart.',
      dont: 'Give tints a meaning, such as a yellow one for warnings.',
      doExample: (
        <Stack>
          <Card background="tint2">
            <Text>Pay by debit card</Text>
          </Card>
          <Card background="tint3">
            <Text>Pay by bank account</Text>
          </Card>
        </Stack>
      ),
      dontExample: (
        <Card background="tint1">
          <Text>Your payment is five days late.</Text>
        </Card>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'It is a plain box: give it a heading, or `as="section"` with `aria-labelledby`, if it is a part of the page’s outline.',
    'On the dark panel every component switches to light colors by itself.',
    'Forced colors and print draw an outline in place of the background.',
  ],
  content: ['One topic per card.'],
};
