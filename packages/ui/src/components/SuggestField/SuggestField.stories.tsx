import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Form } from '../Form/Form.tsx';
import { docs } from './SuggestField.docs.ts';
import { SuggestField } from './SuggestField.tsx';

const dealers = [
  { value: 'd1', label: 'Alamo Cars' },
  { value: 'd2', label: 'Lone Star Motors' },
  { value: 'd3', label: 'Bay Area Autos' },
  { value: 'd4', label: 'Golden Gate Cars' },
];

const onSubmit = fn();

const meta = {
  title: 'Components/Forms/SuggestField',
  component: SuggestField,
  parameters: { docsData: docs },
  args: { label: 'Search dealers', options: dealers, onChange: fn(), onPick: fn() },
} satisfies Meta<typeof SuggestField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Search dealers' }));
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('star');
    await userEvent.click(await screen.findByRole('option', { name: 'Lone Star Motors' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Lone Star Motors');
    await expect(args.onPick).toHaveBeenLastCalledWith(dealers[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Search dealers' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** People can search for any words, whatever is suggested. */
export const InAForm: Story = {
  args: { name: 'q' },
  render: (args) => (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <SuggestField {...args} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('cars');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenLastCalledWith({ q: 'cars' });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** Suggestions come from a server as people type. */
export const Async: Story = {
  args: {
    options: [],
    load: async (text) => dealers.filter(({ label }) => label.toLowerCase().includes(text)),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('auto');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Bay Area Autos' })).toBeVisible(),
    );
  },
};

export const Described: Story = { args: { description: 'By name or by number' } };

export const Filled: Story = { args: { defaultValue: 'Alamo' } };

export const LabelHidden: Story = { args: { isLabelHidden: true } };

export const Invalid: Story = { args: { errorMessage: 'Type at least two letters' } };

export const Warning: Story = {
  args: { defaultValue: 'a', warningMessage: 'One letter finds nearly everything.' },
};

export const ReadOnly: Story = { args: { defaultValue: 'Alamo', isReadOnly: true } };

export const Disabled: Story = { args: { defaultValue: 'Alamo', isDisabled: true } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: { label: longWord, description: longWord, defaultValue: longWord },
};
