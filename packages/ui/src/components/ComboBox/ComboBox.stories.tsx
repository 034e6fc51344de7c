import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { docs } from './ComboBox.docs.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const states = [
  { value: 'CA', label: 'California' },
  { value: 'FL', label: 'Florida' },
  { value: 'NY', label: 'New York' },
  { value: 'TX', label: 'Texas' },
];

const dealers = [
  { value: 'd1', label: 'Alamo Cars', description: 'San Antonio', section: 'Texas' },
  { value: 'd2', label: 'Lone Star Motors', description: 'Austin', section: 'Texas' },
  { value: 'd3', label: 'Bay Area Autos', description: 'Oakland', section: 'California' },
  { value: 'd4', label: 'Golden Gate Cars', description: 'San Francisco', section: 'California' },
];

const meta = {
  title: 'Components/Forms/ComboBox',
  component: ComboBox,
  parameters: { docsData: docs },
  args: { label: 'State', name: 'state', options: states, onChange: fn() },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Simulates a server that answers at once. */
const found = async (text: string) =>
  dealers.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
};

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'State' });
    await userEvent.click(box);
    await userEvent.keyboard('york');
    await userEvent.click(await screen.findByRole('option', { name: 'New York' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('NY');
    await expect(box).toHaveValue('New York');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Described: Story = { args: { description: 'Where the vehicle is registered' } };

export const Filled: Story = {
  args: { defaultValue: 'TX' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('Texas');
  },
};

/** The button opens the whole list, whatever is chosen. */
export const Open: Story = {
  // The anatomy shows this story.
  tags: ['!autodocs'],
  args: { defaultValue: 'TX' },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  play: async (context) => {
    await open(context);
    await expect(screen.getAllByRole('option')).toHaveLength(4);
    await expect(screen.getByRole('option', { name: 'Texas' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const Sections: Story = {
  tags: ['!autodocs'],
  args: { label: 'Dealer', name: 'dealer', options: dealers },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('group', { name: 'Texas' })).toBeVisible();
    await expect(screen.getByRole('option', { name: 'Alamo Cars San Antonio' })).toBeVisible();
  },
};

/** Text that is not an option is removed when focus leaves; in an empty box, nothing is chosen. */
export const NoMatch: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 'TX' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.clear(box);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.keyboard('Quebec');
    await waitFor(() => expect(screen.getByText('No match')).toBeVisible());
    await userEvent.tab();
    await expect(box).toHaveValue('');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** The value is the text, whether it is an option or not. */
export const FreeText: Story = {
  args: { label: 'State or province', name: 'region', allowsFreeText: true },
  render: function FreeText(args: ComboBoxProps) {
    const [value, setValue] = useState('Ontario');
    return (
      <ComboBox
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange?.(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.clear(box);
    await userEvent.type(box, 'Quebec');
    await userEvent.tab();
    await expect(box).toHaveValue('Quebec');
    await expect(args.onChange).toHaveBeenLastCalledWith('Quebec');
    await userEvent.clear(box);
    await userEvent.keyboard('tex{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('Texas');
    await expect(box).toHaveValue('Texas');
  },
};

/** Options load as people type; each request aborts the one before. */
export const Async: Story = {
  tags: ['!autodocs'],
  args: { label: 'Dealer', name: 'dealer', options: [], load: fn(found) },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    await userEvent.keyboard('cars');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.click(screen.getByRole('option', { name: /^Golden Gate Cars/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('d4');
    await expect(box).toHaveValue('Golden Gate Cars');
  },
};

export const Loading: Story = {
  tags: ['!autodocs'],
  args: { label: 'Dealer', options: [], load: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('listbox')).toHaveTextContent('Loading');
    await expect(canvas.getByText('Loading')).toHaveAttribute('aria-live');
  },
};

/** If the list did not load, its one entry tries again; the typed text stays. */
export const Failed: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Dealer',
    options: [],
    load: fn(),
  },
  beforeEach: ({ args }) => {
    const load = args.load as ReturnType<typeof fn>;
    load.mockRejectedValueOnce(new Error('The server is down')).mockImplementation(found);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    // One letter only: a second one would send another request, which would succeed.
    await userEvent.keyboard('l');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'The list didn’t load. Try again' })).toBeVisible(),
    );
  },
};

export const TriedAgain: Story = {
  ...Failed,
  play: async (context) => {
    await Failed.play?.(context);
    await context.userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /^Lone Star Motors/ })).toBeVisible(),
    );
    await expect(context.canvas.getByRole('combobox')).toHaveValue('l');
  },
};

export const Invalid: Story = { args: { errorMessage: 'Choose the state' } };

export const Warning: Story = {
  args: { defaultValue: 'NY', warningMessage: 'We finance no dealers there yet.' },
};

export const Optional: Story = { args: { shouldMarkOptional: true } };

export const Disabled: Story = { args: { defaultValue: 'CA', isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: 'CA', isReadOnly: true } };

export const Medium: Story = { args: { inputWidth: 'medium' } };

/** The list is laid out in the space above the on-screen keyboard. */
export const OnAPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Deal',
    options: Array.from({ length: 40 }, (_, index) => ({
      value: `${index}`,
      label: `Deal ${index + 1}`,
    })),
  },
  play: open,
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    label: longWord,
    description: longWord,
    errorMessage: longWord,
    options: [{ value: 'long', label: longWord, description: longWord, section: longWord }],
    defaultValue: 'long',
  },
};
