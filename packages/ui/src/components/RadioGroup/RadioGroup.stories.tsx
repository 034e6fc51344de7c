import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { servedFirst } from '../../testing/served.ts';
import { docs } from './RadioGroup.docs.ts';
import { RadioGroup } from './RadioGroup.tsx';

const methods = [
  { value: 'debit', label: 'Debit Card' },
  { value: 'ach', label: 'ACH Transfer' },
];

const explained = [
  { value: 'debit', label: 'Debit Card', description: 'Costs $5.00. Posts today.' },
  { value: 'ach', label: 'ACH Transfer', description: 'Free. Posts in 1 to 2 business days.' },
];

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  parameters: { docsData: docs },
  // A docs page shows all stories at once, and radios of one name are one group, unless each has its own form.
  decorators: [
    (Story) => (
      <form>
        <Story />
      </form>
    ),
  ],
  args: { label: 'Payment method', name: 'paymentMethod', options: methods, onChange: fn() },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Described: Story = {
  args: { description: 'You can pay in these ways', options: explained, defaultValue: 'ach' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'You can pay in these ways',
    );
    await expect(canvas.getByRole('radio', { name: 'ACH Transfer' })).toHaveAccessibleDescription(
      'Free. Posts in 1 to 2 business days.',
    );
  },
};

export const Filled: Story = { args: { defaultValue: 'debit' } };

export const Cards: Story = {
  args: { variant: 'card', options: explained, defaultValue: 'debit' },
  play: async ({ args, canvas }) => {
    const words = canvas.getByText('Free. Posts in 1 to 2 business days.').getBoundingClientRect();
    const pressed = document.elementFromPoint(words.left + 2, words.top + 2);
    (pressed as HTMLElement).click();
    await expect(args.onChange).toHaveBeenLastCalledWith('ach');
  },
};

export const CardsSideBySide: Story = {
  args: {
    variant: 'card',
    orientation: 'horizontal',
    options: explained,
    defaultValue: 'debit',
  },
};

export const Horizontal: Story = { args: { orientation: 'horizontal' } };

export const Invalid: Story = {
  args: { errorMessage: 'Payment method is required', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    await expect(canvas.getByRole('radiogroup')).toBeRequired();
  },
};

export const Warning: Story = {
  args: { defaultValue: 'debit', warningMessage: 'A debit card payment costs $5.00.' },
};

export const Optional: Story = { args: { shouldMarkOptional: true } };

export const Disabled: Story = { args: { defaultValue: 'debit', isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: 'debit', isReadOnly: true } };

export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'debit', label: 'Debit Card' },
      {
        value: 'ach',
        label: 'ACH Transfer',
        description: 'Not on the day a payment is due',
        isDisabled: true,
      },
    ],
  },
};

/** A choice made before React hydrates a page stays, and is reported to the page. */
export const ChosenEarly: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement, userEvent }) => {
    const field = (
      <RadioGroup {...args} id="early" name="early" label="Served method" value="debit" />
    );
    const remove = await servedFirst(canvasElement, field, (host) =>
      userEvent.click(within(host).getByRole('radio', { name: 'ACH Transfer' })),
    );
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('ach'));
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
    variant: 'card',
    options: [{ value: 'long', label: longWord, description: longWord }],
  },
};
