import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { docs } from './TagGroup.docs.tsx';
import { TagGroup, type TagGroupProps } from './TagGroup.tsx';

const statuses = [
  { id: 'review', label: 'In review' },
  { id: 'approved', label: 'Approved' },
  { id: 'funded', label: 'Funded' },
  { id: 'declined', label: 'Declined' },
];

const meta = {
  title: 'Components/Forms/TagGroup',
  component: TagGroup,
  parameters: { docsData: docs },
  args: { label: 'Status', tags: statuses, selectionMode: 'multiple', onSelectionChange: fn() },
} satisfies Meta<typeof TagGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filters: any number of them. */
export const Default: Story = {
  args: { defaultSelectedKeys: ['review'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('row', { name: 'Funded' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['review', 'funded']));
    await userEvent.click(canvas.getByRole('row', { name: 'In review' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['funded']));
  },
};

/** One at most. */
export const Single: Story = {
  args: { selectionMode: 'single', defaultSelectedKeys: ['review'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('row', { name: 'Funded' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['funded']));
  },
};

export const Controlled: Story = {
  render: function Controlled(args: TagGroupProps) {
    const [on, setOn] = useState(new Set(['approved']));
    return (
      <Stack>
        <TagGroup {...args} selectedKeys={on} onSelectionChange={setOn} />
        <Text role="status">
          {statuses
            .filter(({ id }) => on.has(id))
            .map(({ label }) => label)
            .join(' and ')}
        </Text>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('row', { name: 'Declined' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Approved and Declined');
  },
};

/** Active filters, which can be removed one by one. */
export const Removable: Story = {
  args: {
    label: 'Filters',
    selectionMode: 'none',
    tags: [
      { id: 'state', label: 'State: Texas' },
      { id: 'amount', label: 'Over $20,000' },
    ],
    onRemove: fn(),
    empty: 'None: all deals are shown.',
  },
  render: function Removable(args: TagGroupProps) {
    const [tags, setTags] = useState(args.tags);
    return (
      <TagGroup
        {...args}
        tags={tags}
        onRemove={(ids) => {
          args.onRemove?.(ids);
          setTags(tags.filter(({ id }) => !ids.has(id)));
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove State: Texas' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith(new Set(['state']));
    await expect(canvas.queryByRole('row', { name: 'State: Texas' })).toBeNull();
    canvas.getByRole('row', { name: 'Over $20,000' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByText('None: all deals are shown.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Filters' })).toHaveFocus());
  },
};

export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAccessibleName('Status');
  },
};

export const Disabled: Story = {
  args: { tags: statuses.map((tag) => ({ ...tag, isDisabled: tag.id === 'funded' })) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { name: 'Funded' })).toHaveAttribute('aria-disabled');
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['review', 'approved', 'declined']),
    );
  },
};

export const Empty: Story = { args: { tags: [], empty: 'No filters are on.' } };

export const Keyboard: Story = {
  ...keyboardStory(docs),
  args: { onRemove: fn() },
};

export const Stress: Story = {
  ...stress,
  args: {
    tags: [
      { id: 'long', label: longWord },
      { id: 'short', label: 'Short' },
    ],
    defaultSelectedKeys: ['long'],
    onRemove: fn(),
  },
};
