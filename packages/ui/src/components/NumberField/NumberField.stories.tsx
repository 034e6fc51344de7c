import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { docs } from './NumberField.docs.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Components/Forms/NumberField',
  component: NumberField,
  parameters: { docsData: docs },
  args: { label: 'Odometer reading in miles', name: 'miles', onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Described: Story = { args: { description: 'Without tenths' } };

export const Filled: Story = { args: { defaultValue: 42_120 } };

export const WithUnit: Story = { args: { suffix: 'miles', defaultValue: 42_120 } };

/** A number that is not allowed shows an error on blur, and stays as it was typed. */
export const OutOfRange: Story = {
  // Frames that are typed in at once would take focus from each other.
  tags: ['!autodocs'],
  args: { label: 'Loan term in months', min: 12, max: 84, suffix: 'months', inputWidth: 'short' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '96');
    await expect(box).toBeValid();
    await userEvent.tab();
    await expect(box).toHaveAccessibleDescription('Enter 12 months to 84 months');
    await expect(box).toHaveValue('96');
    await expect(args.onChange).toHaveBeenLastCalledWith(96);
  },
};

/** The message that appears on blur moves nothing under a pressed pointer. */
export const PressedAway: Story = {
  tags: ['!autodocs'],
  args: { label: 'Loan term in months', min: 12, max: 84 },
  render: (args) => (
    <Stack gap="m" align="start">
      <NumberField {...args} />
      <Button variant="outline">Remove</Button>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    const target = canvas.getByRole('button');
    await userEvent.type(box, '96');
    await userEvent.pointer({ keys: '[MouseLeft>]', target });
    await expect(box).not.toHaveFocus();
    await expect(box).toBeValid();
    await userEvent.pointer({ keys: '[/MouseLeft]', target });
    await waitFor(() => expect(box).toBeInvalid());
  },
};

export const Invalid: Story = { args: { errorMessage: 'Enter your odometer reading' } };

export const Warning: Story = {
  args: { defaultValue: 421_200, warningMessage: 'This is a lot. Did you type the tenths too?' },
};

/** The page can set the number, which replaces the typed one. */
export const Controlled: Story = {
  render: function Controlled(args) {
    const [miles, setMiles] = useState<number | null>(100);
    return (
      <Stack gap="m" align="start">
        <NumberField {...args} value={miles} onChange={setMiles} />
        <Button variant="outline" onPress={() => setMiles(100)}>
          Back to 100
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.clear(box);
    await expect(box).toHaveValue('');
    await userEvent.type(box, '07.50');
    await expect(box).toHaveValue('07.50');
    await userEvent.click(canvas.getByRole('button'));
    // The draft is discarded after the click.
    await waitFor(() => expect(box).toHaveValue('100'));
  },
};

export const Optional: Story = { args: { shouldMarkOptional: true } };

export const Disabled: Story = { args: { defaultValue: 42_120, isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: 42_120, isReadOnly: true } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    label: longWord,
    description: longWord,
    errorMessage: longWord,
    defaultValue: 123_456_789,
    suffix: 'miles',
  },
};
