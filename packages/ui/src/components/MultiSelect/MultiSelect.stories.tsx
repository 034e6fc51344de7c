import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { docs } from './MultiSelect.docs.ts';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const states = [
  { value: 'CA', label: 'California' },
  { value: 'FL', label: 'Florida' },
  { value: 'NY', label: 'New York' },
  { value: 'TX', label: 'Texas' },
];

const meta = {
  title: 'Components/Forms/MultiSelect',
  component: MultiSelect,
  parameters: { docsData: docs },
  args: { label: 'States', name: 'states', options: states, onChange: fn() },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'States' });
    await userEvent.click(box);
    await userEvent.keyboard('new');
    await userEvent.click(await screen.findByRole('option', { name: 'New York' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Texas' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['NY', 'TX']);
    await userEvent.click(screen.getByRole('option', { name: 'New York' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['TX']);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('grid', { name: 'States: chosen' })).toBeVisible();
    await expect(box).toHaveAccessibleDescription('Texas');
  },
};

export const Described: Story = { args: { description: 'All states if you choose none' } };

export const Filled: Story = {
  args: { defaultValue: ['TX', 'CA'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Texas' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['CA']);
    await expect(canvas.queryByRole('row', { name: 'Texas' })).toBeNull();
  },
};

/** Chosen options have a check in the list. */
export const Open: Story = {
  // The anatomy shows this story: a second frame would take its focus and close its list.
  tags: ['!autodocs'],
  args: { defaultValue: ['TX', 'CA'] },
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show suggestions/ }));
    await expect(await screen.findByRole('option', { name: 'Texas' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const Controlled: Story = {
  render: function Controlled(args: MultiSelectProps) {
    const [chosen, setChosen] = useState<readonly string[]>(['NY']);
    // At most two.
    return <MultiSelect {...args} value={chosen} onChange={(next) => setChosen(next.slice(-2))} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('cal{ArrowDown}{Enter}tex{ArrowDown}{Enter}{Escape}');
    await expect(canvas.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'California',
      'Texas',
    ]);
  },
};

export const Sections: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Dealers',
    options: [
      { value: 'd1', label: 'Alamo Cars', description: 'San Antonio', section: 'Texas' },
      { value: 'd2', label: 'Bay Area Autos', description: 'Oakland', section: 'California' },
    ],
    defaultValue: ['d1'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show suggestions/ }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'California' })).toBeVisible());
  },
};

/** Simulates a server that answers at once. */
const found = async (text: string) =>
  states.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));

/** Options come from a server as people type; options chosen from an earlier result keep their names. */
export const Async: Story = {
  tags: ['!autodocs'],
  args: { options: [], load: fn(found) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('tex');
    await userEvent.click(await screen.findByRole('option', { name: 'Texas' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['TX']);
    await userEvent.keyboard('new');
    await userEvent.click(await screen.findByRole('option', { name: 'New York' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['TX', 'NY']);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Texas',
      'New York',
    ]);
  },
};

export const Loading: Story = {
  tags: ['!autodocs'],
  args: { options: [], load: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveTextContent('Loading'));
  },
};

/** If the list did not load, its one entry tries again; the typed text and the choices stay. */
export const Failed: Story = {
  tags: ['!autodocs'],
  args: { options: [{ value: 'CA', label: 'California' }], defaultValue: ['CA'], load: fn() },
  beforeEach: ({ args }) => {
    const load = args.load as ReturnType<typeof fn>;
    load.mockRejectedValueOnce(new Error('The server is down')).mockImplementation(found);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    // One letter is one request, however slow the machine types.
    await userEvent.keyboard('t');
    await screen.findByRole('option', { name: 'The list didn’t load. Try again' });
  },
};

export const TriedAgain: Story = {
  ...Failed,
  play: async (context) => {
    const { args, userEvent } = context;
    await Failed.play?.(context);
    await userEvent.click(screen.getByRole('option', { name: 'The list didn’t load. Try again' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Texas' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['CA', 'TX']);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const Invalid: Story = { args: { errorMessage: 'Choose at least one state' } };

export const Warning: Story = {
  args: { defaultValue: ['NY'], warningMessage: 'We finance no dealers in New York yet.' },
};

export const Optional: Story = { args: { shouldMarkOptional: true } };

export const ReadOnly: Story = {
  args: { defaultValue: ['CA', 'TX'], isReadOnly: true },
};

export const Disabled: Story = {
  args: { defaultValue: ['CA', 'TX'], isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove Texas' })).toBeNull();
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    label: longWord,
    description: longWord,
    errorMessage: longWord,
    options: [{ value: 'long', label: longWord }, ...states],
    defaultValue: ['long', 'CA', 'NY', 'TX'],
  },
};
