import type { ComponentDocs } from '../../testing/docs.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Divider } from './index.ts';

export const docs: ComponentDocs = {
  name: 'Divider',
  summary: 'A line between two topics.',
  alsoCalled: ['separator', 'rule', 'line'],
  builtOn: 'An `<hr>`.',
  when: [
    'Between parts of a card or a page that no heading separates.',
    'The dashed one: once on a page, where something new begins.',
  ],
  whenNot: ['Between items of a list.', 'As decoration below headings.'],
  alternatives: [
    { use: 'Stack', when: 'A gap is enough.' },
    { use: 'Section', when: 'A new part of the page begins.' },
  ],
  anatomy: ['A hairline, or dashes of the accent.'],
  doDont: [
    {
      do: 'Try a larger gap first.',
      dont: 'Draw a line between everything.',
      doExample: (
        <Stack gap="xl">
          <Text>Your payment</Text>
          <Text>Your balance</Text>
          <Text>Your payoff</Text>
        </Stack>
      ),
      dontExample: (
        <Stack gap="s">
          <Text>Your payment</Text>
          <Divider />
          <Text>Your balance</Text>
          <Divider />
          <Text>Your payoff</Text>
          <Divider />
        </Stack>
      ),
    },
  ],
  keyboard: [],
  accessibility: ['It is a separator for assistive technology too.'],
  content: ['It has no words.'],
};
