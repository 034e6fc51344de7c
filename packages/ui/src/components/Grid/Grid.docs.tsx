import type { ComponentDocs } from '../../testing/docs.ts';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';

export const docs: ComponentDocs = {
  name: 'Grid',
  summary: 'Equal items in as many columns as fit, with no breakpoint to choose.',
  alsoCalled: ['columns', 'layout'],
  builtOn: 'A `<div>` that is a grid.',
  when: ['For cards, figures, people.'],
  whenNot: ['For main content with an aside.', 'For rows with values.'],
  alternatives: [
    { use: 'Columns', when: 'One column is more important.' },
    { use: 'Table', when: 'Rows have values.' },
    { use: 'Inline', when: 'Items keep their own width.' },
  ],
  anatomy: [
    'Items of equal width and, within a row, equal height.',
    'Three items form one row or one column; four form a row, pairs or a column, so that none is left over.',
  ],
  doDont: [
    {
      do: 'Choose the smallest width at which an item reads well.',
      dont: 'Fill the last row with an empty item.',
      doArgs: { itemWidth: 'small' },
      dontArgs: {
        itemWidth: 'small',
        children: (
          <>
            <Card>
              <Text>Words</Text>
            </Card>
            <Card>
              <Text>Words</Text>
            </Card>
            <Card>
              <Text>Words</Text>
            </Card>
            <Card background="sunken">{null}</Card>
          </>
        ),
      },
    },
  ],
  keyboard: [],
  accessibility: [
    'Use `as="ul"` with `li` children for cards of one kind, so that their number is announced.',
  ],
  content: ['Give items text of about the same length.'],
};
