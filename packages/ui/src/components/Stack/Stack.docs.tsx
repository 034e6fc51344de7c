import type { ComponentDocs } from '../../testing/docs.ts';
import { Text } from '../Text/index.ts';
import { Stack } from './index.ts';

export const docs: ComponentDocs = {
  name: 'Stack',
  summary: 'Children stacked, with one gap between them.',
  alsoCalled: ['vertical layout', 'spacing', 'flex column'],
  builtOn: 'A `<div>` that is a flex column.',
  when: ['For the parts of a page, a card, a form.'],
  whenNot: ['For long text.', 'For a row.'],
  alternatives: [
    { use: 'Inline', when: 'The children sit side by side.' },
    { use: 'Prose', when: 'It is long text from plain elements.' },
    { use: 'Grid', when: 'There are columns.' },
  ],
  anatomy: ['The children.', 'One gap between each pair of them.'],
  doDont: [
    {
      do: 'Nest stacks for different gaps: small ones inside, larger ones outside.',
      dont: 'Add margins to children.',
      doArgs: {
        gap: 'xl',
        children: (
          <>
            <Stack gap="xs">
              <Text weight="bold">Your payment</Text>
              <Text>$273.52 on December 4</Text>
            </Stack>
            <Stack gap="xs">
              <Text weight="bold">Your balance</Text>
              <Text>$13,074.65</Text>
            </Stack>
          </>
        ),
      },
      dontArgs: {
        gap: 'none',
        children: (
          <>
            <Text weight="bold">Your payment</Text>
            <Text marginTop="s">$273.52 on December 4</Text>
            <Text weight="bold" marginTop="m">
              Your balance
            </Text>
            <Text marginTop="l">$13,074.65</Text>
          </>
        ),
      },
    },
  ],
  keyboard: [],
  accessibility: ['Use `as="ul"` with `Box as="li"` where the children are a list.'],
  content: ['It has no words of its own.'],
};
