import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { docs } from './CodeField.docs.ts';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Components/Forms/CodeField',
  component: CodeField,
  parameters: { docsData: docs },
  args: { label: 'Code', name: 'code', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Described: Story = {
  args: { description: 'We sent it to the phone number that ends in 0147' },
};

export const Filled: Story = { args: { defaultValue: '123456' } };

export const EightDigits: Story = { args: { length: 8, defaultValue: '12345678' } };

/** More digits than the code has stay, and show an error once focus leaves. */
export const TooLong: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '1234567');
    await expect(box).toBeValid();
    await userEvent.tab();
    await expect(box).toHaveValue('1234567');
    await expect(box).toHaveAccessibleDescription('Enter the 6 digits of the code');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234567');
  },
};

export const Invalid: Story = {
  args: {
    description: 'We sent it to the phone number that ends in 0147',
    defaultValue: '123456',
    errorMessage: 'This code has expired. Ask for another one.',
  },
};

export const Warning: Story = {
  args: { warningMessage: 'The code is valid for 2 more minutes.' },
};

export const Optional: Story = { args: { shouldMarkOptional: true } };

export const Disabled: Story = { args: { defaultValue: '123456', isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: '123456', isReadOnly: true } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    label: longWord,
    description: longWord,
    errorMessage: longWord,
    defaultValue: longWord,
  },
};
