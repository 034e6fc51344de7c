import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { servedFirst } from '../../testing/served.ts';
import { Form } from '../Form/index.ts';
import { Stack } from '../Stack/index.ts';
import { docs } from './MaskedField.docs.ts';
import { MaskedField } from './MaskedField.tsx';

const meta = {
  title: 'Components/Forms/MaskedField',
  component: MaskedField,
  parameters: { docsData: docs },
  args: { label: 'Social Security number', name: 'ssn', mask: 'ssn', onChange: fn() },
} satisfies Meta<typeof MaskedField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Described: Story = { args: { description: 'We use it to find your loan' } };

export const Filled: Story = {
  args: { defaultValue: '123456789' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('123-45-6789');
  },
};

/** The named formats, and a pattern for account numbers of 8 to 12 digits. */
export const Masks: Story = {
  render: (args) => (
    <Stack gap="l">
      <MaskedField {...args} name="ssn" mask="ssn" defaultValue="123456789" />
      <MaskedField
        {...args}
        name="phone"
        label="Phone number"
        mask="phone"
        defaultValue="2135550147"
      />
      <MaskedField
        {...args}
        name="vin"
        label="VIN"
        mask="vin"
        description="On your insurance card, 17 letters and digits"
        defaultValue="1M8GDM9AXKP042788"
      />
      <MaskedField
        {...args}
        name="account"
        label="Account number"
        mask="#### #### ####"
        minLength={8}
        defaultValue="4410228701"
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    await expect(shown).toEqual([
      '123-45-6789',
      '(213) 555-0147',
      '1M8GDM9AXKP042788',
      '4410 2287 01',
    ]);
  },
};

/** A complete answer is hidden while the field does not have focus. The form sends it all the same. */
export const Concealed: Story = {
  args: { isConcealed: true, defaultValue: '123456789' },
  render: (args) => (
    <Form aria-label="Payoff quote">
      <MaskedField {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    await expect(box).toHaveValue('•••-••-6789');
    await expect(new FormData(canvas.getByRole('form')).get('ssn')).toBe('123456789');
  },
};

/** Characters that don't fit stay, are reported, and show an error once focus leaves. */
export const TooLong: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '12345678900');
    await expect(box).toBeValid();
    await userEvent.tab();
    await expect(box).toHaveValue('12345678900');
    await expect(args.onChange).toHaveBeenLastCalledWith('12345678900');
    await expect(box).toHaveAccessibleDescription('Enter 9 digits, like 123-45-6789');
  },
};

export const Invalid: Story = {
  args: {
    description: 'We use it to find your loan',
    defaultValue: '12345678B',
    errorMessage: 'Enter the 9 digits of your Social Security number',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveValue('12345678B');
  },
};

export const Warning: Story = {
  args: {
    label: 'VIN',
    mask: 'vin',
    defaultValue: '1M8GDM9A1KP042788',
    warningMessage: 'This does not look like a VIN. Compare it with your insurance card.',
  },
};

export const Optional: Story = { args: { shouldMarkOptional: true } };

export const Disabled: Story = { args: { defaultValue: '123456789', isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: '123456789', isReadOnly: true } };

/** Text typed before React hydrates a page stays, and is reported to the page. */
export const TypedEarly: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement, userEvent }) => {
    const field = <MaskedField {...args} id="early" label="Served number" value="" />;
    const remove = await servedFirst(canvasElement, field, (host) =>
      userEvent.type(within(host).getByRole('textbox'), '123-45'),
    );
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('12345'));
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
    defaultValue: longWord,
    shouldMarkOptional: true,
  },
};
