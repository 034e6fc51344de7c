import type { ComponentDocs } from '../../testing/docs.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TagGroup } from './index.ts';

const statuses = [
  { id: 'review', label: 'In review' },
  { id: 'funded', label: 'Funded' },
];

export const docs: ComponentDocs = {
  name: 'TagGroup',
  summary: 'Shows a few words that people pick as filters, or remove.',
  alsoCalled: ['chip', 'filter chips', 'token', 'pill'],
  builtOn: 'React Aria’s `TagGroup`.',
  when: [
    'For a few filters above a table or a list, whose effect shows at once.',
    'For choices made elsewhere that people can remove, such as active filters.',
  ],
  whenNot: [
    'For a state that nobody changes here.',
    'For an answer in a form: it sends nothing.',
    'For actions or links.',
  ],
  alternatives: [
    { use: 'Badge', when: 'It is a state, and nothing can be done with it.' },
    { use: 'CheckboxGroup', when: 'It is an answer in a form.' },
    { use: 'MultiSelect', when: 'It is an answer, and there are many to choose from.' },
    { use: 'SegmentedControl', when: 'One of a few views is always chosen.' },
  ],
  anatomy: [
    { part: 'The label, which can be visually hidden.', at: 'span, label' },
    { part: 'The tags; a picked one is filled and has a check.', at: '[role="row"]' },
    { part: 'A button on each tag that removes it.', at: '[role="row"] button', isAbove: true },
  ],
  anatomyStory: 'Removable',
  doDont: [
    {
      do: 'Say beside the table how many rows are left.',
      dont: 'Make filters wait for an “Apply” button.',
      doExample: (
        <Stack>
          <TagGroup
            label="Status"
            tags={statuses}
            selectionMode="multiple"
            defaultSelectedKeys={['funded']}
          />
          <Text size="small">12 deals</Text>
        </Stack>
      ),
      dontExample: (
        <Stack>
          <TagGroup
            label="Status"
            tags={statuses}
            selectionMode="multiple"
            defaultSelectedKeys={['funded']}
          />
          <Button alignSelf="start">Apply</Button>
        </Stack>
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the tags, and out of them.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('row', { name: 'In review' })).toHaveFocus();
      },
    },
    {
      keys: 'Arrow keys',
      does: 'Move from tag to tag.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{ArrowRight}');
        await expect(canvas.getByRole('row', { name: 'Approved' })).toHaveFocus();
      },
    },
    {
      keys: 'Space or Enter',
      does: 'Picks the tag, or clears it.',
      test: async ({ args, userEvent, expect }) => {
        await userEvent.keyboard('[Space]');
        await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['approved']));
        await userEvent.keyboard('[Space]');
        await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set());
      },
    },
    {
      keys: 'Delete or Backspace',
      does: 'Removes the tag, if it can be; focus goes to the next one.',
      test: async ({ args, userEvent, expect }) => {
        await userEvent.keyboard('{Delete}');
        await expect(args.onRemove).toHaveBeenLastCalledWith(new Set(['approved']));
      },
    },
  ],
  accessibility: [
    'It is a single Tab stop, and a grid of one column to assistive technology.',
    'Each button is named by what it removes, and a tag says that Delete removes it.',
    'A picked tag has a check, so color is not its only mark.',
  ],
  content: [
    'One to three words, all of a kind: all states, or all places.',
    'Word an active filter as one: “State: Texas”.',
  ],
};
