import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { docs } from './Select.docs.ts';
import { Select } from './Select.tsx';

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  parameters: { docsData: docs },
  args: {
    label: 'Employment status',
    name: 'employmentStatus',
    options: [
      { value: 'employed', label: 'Employed full time' },
      { value: 'parttime', label: 'Employed part time' },
      { value: 'selfemployed', label: 'Self-employed' },
      { value: 'retired', label: 'Retired' },
      { value: 'other', label: 'Other' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Choose one');
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

export const Described: Story = { args: { description: 'What you do now' } };

export const Filled: Story = { args: { defaultValue: 'retired' } };

/** Where one entry is always chosen, there is no empty one. */
export const WithoutEmptyEntry: Story = {
  args: { emptyLabel: null, defaultValue: 'employed', inputWidth: 'medium' },
};

/** A section is shown where its first option is. */
export const InSections: Story = {
  args: {
    label: 'Branch',
    options: [
      { value: 'fresno', label: 'Fresno', section: 'California' },
      { value: 'houston', label: 'Houston', section: 'Texas' },
      { value: 'oakland', label: 'Oakland', section: 'California', isDisabled: true },
      { value: 'none', label: 'None of these' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox');
    const textsIn = (group: HTMLElement) =>
      [...group.children].map(({ textContent }) => textContent);
    const groups = canvas.getAllByRole('group') as HTMLOptGroupElement[];
    await expect(groups.map(({ label }) => label)).toEqual(['California', 'Texas']);
    await expect(groups.map(textsIn)).toEqual([['Fresno', 'Oakland'], ['Houston']]);
    await expect(textsIn(select).slice(0, 1)).toEqual(['Choose one']);
    await userEvent.selectOptions(select, 'houston');
    await expect(args.onChange).toHaveBeenLastCalledWith('houston');
    await expect(select).toHaveDisplayValue('Houston');
  },
};

export const Invalid: Story = { args: { errorMessage: 'Employment status is required' } };

export const Warning: Story = {
  args: { defaultValue: 'other', warningMessage: 'We may ask you for proof of income.' },
};

export const Optional: Story = { args: { shouldMarkOptional: true } };

export const Disabled: Story = { args: { defaultValue: 'employed', isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: 'employed', isReadOnly: true } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    label: longWord,
    description: longWord,
    errorMessage: longWord,
    options: [{ value: 'long', label: longWord }],
    defaultValue: 'long',
  },
};
