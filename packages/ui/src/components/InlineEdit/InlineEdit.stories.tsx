import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Stack } from '../Stack/index.ts';
import { docs } from './InlineEdit.docs.ts';
import { InlineEdit } from './InlineEdit.tsx';

const meta = {
  title: 'Components/Forms/InlineEdit',
  component: InlineEdit,
  parameters: { docsData: docs },
  args: {
    label: 'Nickname',
    value: 'Blue truck',
    onSave: fn(async (_value: string): Promise<string | undefined> => undefined),
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <InlineEdit
        {...args}
        value={value}
        onSave={async (next) => {
          const problem = await args.onSave(next);
          if (problem === undefined) setValue(next);
          return problem;
        }}
      />
    );
  },
} satisfies Meta<typeof InlineEdit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { value: '' } };

/** One is being edited, the other is not. */
export const Editing: Story = {
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  decorators: [
    (Story) => (
      <Stack gap="l">
        <Story />
        <InlineEdit label="License plate" value="ABC 1234" onSave={async () => undefined} />
      </Stack>
    ),
  ],
  args: { description: 'Only you see it' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Blue truck Edit Nickname' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nickname' })).toHaveFocus());
  },
};

export const Saved: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('textbox');
    await userEvent.keyboard('Work truck');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Work truck/ })).toHaveFocus());
    await expect(args.onSave).toHaveBeenCalledWith('Work truck');
  },
};

/** Text that could not be saved stays in the field, with the reason. */
export const Refused: Story = {
  parameters: { docs: { story: { inline: false, height: '14rem' } } },
  args: {
    onSave: fn(
      async (_value: string): Promise<string | undefined> => 'Enter a nickname of your own',
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Enter a nickname of your own')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('Blue truck');
  },
};

export const Canceled: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Blue truck/ })).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = { ...stress, args: { label: longWord, value: longWord } };
