import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { servedFirst } from '../../testing/served.ts';
import { docs } from './CheckboxGroup.docs.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Components/Forms/CheckboxGroup',
  component: CheckboxGroup,
  parameters: { docsData: docs },
  args: {
    label: 'Vehicles you finance',
    name: 'vehicles',
    options: [
      { value: 'cars', label: 'Cars' },
      { value: 'trucks', label: 'Trucks' },
      { value: 'rvs', label: 'RVs' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Described: Story = {
  args: {
    description: 'Choose all that apply',
    options: [
      { value: 'cars', label: 'Cars', description: 'Up to 10 years old' },
      { value: 'rvs', label: 'RVs', description: 'Up to 12 years old' },
    ],
  },
};

export const Filled: Story = { args: { defaultValue: ['cars', 'rvs'] } };

export const Controlled: Story = {
  render: function Controlled(args) {
    const [vehicles, setVehicles] = useState<readonly string[]>(['rvs']);
    return <CheckboxGroup {...args} value={vehicles} onChange={setVehicles} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cars' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'RVs' }));
    await expect(canvas.getByRole('checkbox', { name: 'Cars' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'RVs' })).not.toBeChecked();
  },
};

export const Cards: Story = { args: { variant: 'card', defaultValue: ['cars'] } };

export const Horizontal: Story = { args: { orientation: 'horizontal' } };

export const Invalid: Story = { args: { errorMessage: 'Choose at least one' } };

export const Warning: Story = {
  args: { defaultValue: ['rvs'], warningMessage: 'RVs take us one day longer.' },
};

export const Optional: Story = { args: { shouldMarkOptional: true } };

export const Disabled: Story = { args: { defaultValue: ['cars'], isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: ['cars'], isReadOnly: true } };

/** All choices made before React hydrates a page stay, and are reported to the page. */
export const ChosenEarly: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement, userEvent }) => {
    const field = <CheckboxGroup {...args} id="early" label="Served vehicles" value={[]} />;
    const remove = await servedFirst(canvasElement, field, async (host) => {
      await userEvent.click(within(host).getByRole('checkbox', { name: 'Cars' }));
      await userEvent.click(within(host).getByRole('checkbox', { name: 'RVs' }));
    });
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['cars', 'rvs']));
    remove();
  },
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    label: longWord,
    description: longWord,
    errorMessage: longWord,
    options: [{ value: 'long', label: longWord, description: longWord }],
  },
};
