import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Form } from '../Form/index.ts';
import { docs } from './MoneyField.docs.ts';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  title: 'Components/Forms/MoneyField',
  component: MoneyField,
  parameters: { docsData: docs },
  args: {
    label: 'Payment amount',
    description: 'In dollars and cents',
    name: 'amount',
    onChange: fn(),
  },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Filled: Story = {
  args: { defaultValue: 1250.5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('1,250.50');
  },
};

/** A typed amount is neither rounded nor moved into range, and is sent as it is. */
export const OutOfRange: Story = {
  // Frames that are typed in at once would take focus from each other.
  tags: ['!autodocs'],
  args: { min: 25, max: 500 },
  render: (args) => (
    <Form aria-label="Payment">
      <MoneyField {...args} />
    </Form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '7.125');
    await expect(box).toBeValid();
    await userEvent.tab();
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('In dollars and cents Enter $25 to $500');
    await expect(args.onChange).toHaveBeenLastCalledWith(7.125);
    await expect(new FormData(canvas.getByRole('form')).get('amount')).toBe('7.125');
  },
};

/** Fractions of a cent and negative amounts show an error, and stay as they were typed. */
export const NotAnAmount: Story = {
  // Frames that are typed in at once would take focus from each other.
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    for (const [typed, number, message] of [
      ['1250.555', 1250.555, 'Enter at most 2 decimals, like $1,250.50'],
      ['-50', -50, 'Enter $0 or more'],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.type(box, typed);
      await expect(box).toBeValid();
      await userEvent.tab();
      await expect(box).toHaveAccessibleDescription(`In dollars and cents ${message}`);
      await expect(box).toHaveValue(typed);
      await expect(args.onChange).toHaveBeenLastCalledWith(number);
    }
    await userEvent.clear(box);
    await userEvent.type(box, '1250.550');
    await userEvent.tab();
    await expect(box).toBeValid();
  },
};

/** The thousands of a typed amount are grouped once focus leaves. */
export const Grouped: Story = {
  // Frames that are typed in at once would take focus from each other.
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    for (const [typed, shown, number] of [
      ['24000', '24,000', 24_000],
      ['$1250.5', '1,250.50', 1250.5],
      ['25k', '25,000', 25_000],
      ['.5', '0.50', 0.5],
      ['425', '425', 425],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.type(box, typed);
      await expect(box).toHaveValue(typed);
      await userEvent.tab();
      await expect(box).toHaveValue(shown);
      await expect(args.onChange).toHaveBeenLastCalledWith(number);
    }
    await userEvent.type(box, '{End}0', { initialSelectionStart: 3 });
    await expect(box).toHaveValue('4250');
    await userEvent.clear(box);
    await userEvent.tab();
    await expect(box).toHaveValue('');
  },
};

export const Unreadable: Story = {
  // Frames that are typed in at once would take focus from each other.
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '1,50');
    await userEvent.tab();
    await expect(box).toHaveAccessibleDescription(
      'In dollars and cents Enter a number, like $1,250',
    );
  },
};

export const Invalid: Story = { args: { errorMessage: 'Payment amount is required' } };

export const Warning: Story = {
  args: { defaultValue: 4250, warningMessage: 'This is ten times your usual payment.' },
};

export const Optional: Story = { args: { shouldMarkOptional: true } };

export const Disabled: Story = { args: { defaultValue: 425, isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: 425, isReadOnly: true } };

export const Keyboard: Story = keyboardStory(docs);

export const Stress: Story = {
  ...stress,
  args: {
    label: longWord,
    description: longWord,
    errorMessage: longWord,
    defaultValue: 123_456_789_012.34,
  },
};
