import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { servedFirst } from '../../testing/served.ts';
import { Form } from '../Form/index.ts';
import { Stack } from '../Stack/index.ts';
import { docs } from './SliderField.docs.ts';
import { SliderField } from './SliderField.tsx';

const dollars = (value: number) => `$${value.toLocaleString('en-US')}`;

const meta = {
  title: 'Components/Forms/SliderField',
  component: SliderField,
  parameters: { docsData: docs },
  args: {
    label: 'Vehicle price',
    min: 5_000,
    max: 100_000,
    step: 1_000,
    defaultValue: 20_000,
    format: dollars,
    onChange: fn(),
  },
} satisfies Meta<typeof SliderField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleName('Vehicle price');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('Vehicle price');
  },
};

export const Described: Story = {
  args: { description: 'Before taxes and fees' },
};

/** An invalid number stays as typed, is sent as typed, and gets an error message. */
export const OutOfRange: Story = {
  // Without this, frames with simultaneous input would take the focus from each other.
  tags: ['!autodocs'],
  args: { name: 'price' },
  render: (args) => (
    <Form aria-label="Calculator">
      <SliderField {...args} />
    </Form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.clear(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(box, '120,000');
    await userEvent.tab();
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Enter $5,000 to $100,000');
    await expect(box).toHaveValue('120,000');
    await expect(args.onChange).toHaveBeenLastCalledWith(120_000);
    await expect(new FormData(canvas.getByRole('form')).get('price')).toBe('120000');
    await expect(canvas.getByRole('slider')).toHaveValue('100000');
  },
};

export const Unreadable: Story = {
  // Without this, frames with simultaneous input would take the focus from each other.
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.clear(box);
    await userEvent.type(box, 'twenty');
    await userEvent.tab();
    await expect(box).toBeInvalid();
    await expect(box).toHaveValue('twenty');
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
  },
};

export const Invalid: Story = { args: { errorMessage: 'Enter the price on the window sticker' } };

export const Warning: Story = {
  args: { warningMessage: 'Most people put at least $1,000 down on a price like this.' },
};

export const LabelHidden: Story = { args: { isLabelHidden: true } };

/** The label is on the line of the track, and the number is after it. */
export const LabelBeside: Story = { args: { labelPosition: 'side' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { isReadOnly: true } };

/** The page stores the value. It can ignore `null` and keep the last number. */
export const Controlled: Story = {
  render: function Controlled(args) {
    const [price, setPrice] = useState(20_000);
    return (
      <Stack gap="m">
        <SliderField
          {...args}
          value={price}
          onChange={(value) => value !== null && setPrice(value)}
        />
        <output>{dollars(price)}</output>
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.clear(box);
    await expect(box).toHaveValue('');
    await userEvent.type(box, '$31,500');
    await expect(canvasElement.querySelector('output')).toHaveTextContent('$31,500');
    await expect(box).toHaveValue('$31,500');
  },
};

/** A slider that is moved before hydration stays there, and the move is reported to the page. */
export const MovedEarly: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement, userEvent }) => {
    const field = <SliderField {...args} id="early" label="Served price" name="price" />;
    const remove = await servedFirst(canvasElement, field, async (host) => {
      within(host).getByRole('slider').focus();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    });
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(22_000));
    await expect(canvasElement.querySelector('input[name="price"]')).toHaveValue('$22,000');
    remove();
  },
};

/** The scales of a loan calculator. */
export const Scales: Story = {
  render: (args) => (
    <Stack gap="l">
      <SliderField {...args} />
      <SliderField
        label="Loan term"
        min={12}
        max={84}
        step={12}
        defaultValue={72}
        format={(months) => `${months} months`}
      />
      <SliderField
        label="APR"
        min={0}
        max={25}
        step={0.1}
        defaultValue={8}
        format={(percent) => `${percent.toFixed(1)}%`}
      />
      <SliderField
        label="Down payment"
        min={0}
        max={20_000}
        step={500}
        defaultValue={7_000}
        format={dollars}
      />
    </Stack>
  ),
};

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: { label: longWord, description: longWord, errorMessage: longWord },
};
