import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { docs } from './ListBox.docs.ts';
import { ListBox } from './ListBox.tsx';

const buyers = [
  { value: 'dana', label: 'Dana Whitfield' },
  { value: 'devon', label: 'Devon Okafor' },
  { value: 'priya', label: 'Priya Vance' },
  { value: 'sam', label: 'Sam Ortiz' },
];

const meta = {
  title: 'Components/Forms/ListBox',
  component: ListBox,
  parameters: { docsData: docs },
  args: { label: 'Buyers', options: buyers, onSelectionChange: fn() },
} satisfies Meta<typeof ListBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('listbox')).toHaveAccessibleName('Buyers');
    await userEvent.click(canvas.getByRole('option', { name: 'Dana Whitfield' }));
    await userEvent.click(canvas.getByRole('option', { name: 'Priya Vance' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['priya']));
  },
};

export const Multiple: Story = {
  args: { selectionMode: 'multiple', defaultSelectedKeys: ['dana', 'sam'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: 'Devon Okafor' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['dana', 'sam', 'devon']),
    );
    await userEvent.click(canvas.getByRole('option', { name: 'Sam Ortiz' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['dana', 'devon']));
  },
};

/** Ctrl+A chooses all options except disabled ones. */
export const All: Story = {
  tags: ['!autodocs'],
  args: {
    selectionMode: 'multiple',
    options: buyers.map((buyer) => ({ ...buyer, isDisabled: buyer.value === 'sam' })),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['dana', 'devon', 'priya']),
    );
  },
};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [chosen, setChosen] = useState(new Set(['devon']));
    return (
      <Stack>
        <ListBox {...args} selectedKeys={chosen} onSelectionChange={setChosen} />
        <Text role="status">{`Deals of ${buyers.find(({ value }) => chosen.has(value))?.label}`}</Text>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: 'Sam Ortiz' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Deals of Sam Ortiz');
  },
};

export const Sections: Story = {
  args: {
    label: 'Dealers',
    defaultSelectedKeys: ['lone'],
    options: [
      { value: 'lone', label: 'Lone Star Motors', description: 'Austin', section: 'Texas' },
      { value: 'bay', label: 'Bay Area Autos', description: 'Oakland', section: 'California' },
      { value: 'alamo', label: 'Alamo Cars', description: 'San Antonio', section: 'Texas' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(2);
    await expect(canvas.getByRole('group', { name: 'Texas' })).toContainElement(
      canvas.getByRole('option', { name: 'Alamo Cars San Antonio' }),
    );
  },
};

export const Long: Story = {
  args: {
    label: 'Deals',
    options: Array.from({ length: 40 }, (_, index) => ({
      value: `${index}`,
      label: `Deal ${index + 1}`,
    })),
  },
};

export const Disabled: Story = {
  args: {
    options: buyers.map((buyer) => ({ ...buyer, isDisabled: buyer.value === 'devon' })),
  },
  play: async ({ args, canvas, userEvent }) => {
    const option = canvas.getByRole('option', { name: 'Devon Okafor' });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}[Space]');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['priya']));
  },
};

export const Empty: Story = { args: { options: [], empty: 'No buyers work for this dealer.' } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    selectionMode: 'multiple',
    defaultSelectedKeys: ['long'],
    options: [
      { value: 'long', label: longWord, description: longWord, section: longWord },
      { value: 'short', label: 'Short', section: longWord },
    ],
  },
};
