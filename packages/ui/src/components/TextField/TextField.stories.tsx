import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRoot } from 'react-dom/client';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { servedFirst } from '../../testing/served.ts';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { Popover, PopoverTrigger } from '../Popover/index.ts';
import { Select } from '../Select/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { docs } from './TextField.docs.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  parameters: { docsData: docs },
  args: { label: 'Full name', name: 'name', autoComplete: 'name', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Described: Story = {
  args: {
    label: 'Account number',
    description: 'On your statement, above your name',
    autoComplete: 'off',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'On your statement, above your name',
    );
  },
};

/** A row of filters: fields of a size are as high as buttons of that size. */
export const Sizes: Story = {
  render: (args) => (
    <Stack gap="l">
      {(['small', 'medium'] as const).map((size) => (
        <Inline key={size} gap="s" align="end">
          <TextField {...args} size={size} />
          <Select
            label="State"
            size={size}
            emptyLabel="Any"
            options={[{ value: 'CA', label: 'California' }]}
          />
          <Button size={size} variant="outline">
            Find
          </Button>
        </Inline>
      ))}
      <TextField {...args} />
    </Stack>
  ),
};

export const LabelHidden: Story = {
  args: { isLabelHidden: true, defaultValue: 'Dana Whitfield' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toBeVisible();
  },
};

/** The label is on the same line, and the hints are above the box as always. */
export const LabelBeside: Story = {
  args: { labelPosition: 'side', description: 'As on the license', errorMessage: 'Enter a name' },
};

/** Help that most people do without is behind a button in the description. */
export const ContextualHelp: Story = {
  args: {
    label: 'VIN',
    autoComplete: 'off',
    description: (
      <>
        17 letters and digits.{' '}
        <PopoverTrigger>
          <Button size="small" variant="quiet">
            Where to find it
          </Button>
          <Popover label="Where to find the VIN">
            <Text>
              Through the windshield on the driver’s side, on the sticker in the driver’s door, and
              on the registration.
            </Text>
          </Popover>
        </PopoverTrigger>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Where to find it' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Where to find the VIN' })).toBeVisible(),
    );
  },
};

export const Filled: Story = { args: { defaultValue: 'Dana Whitfield' } };

export const Invalid: Story = {
  args: {
    label: 'Last 4 digits of SSN',
    description: 'We use them to find your loan',
    errorMessage: 'Enter last 4 digits of SSN',
    defaultValue: '12',
    inputMode: 'numeric',
    autoComplete: 'off',
    inputWidth: 'short',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'We use them to find your loan Enter last 4 digits of SSN',
    );
  },
};

export const Warning: Story = {
  args: {
    label: 'Routing number',
    defaultValue: '123456789',
    inputMode: 'numeric',
    autoComplete: 'off',
    warningMessage: 'This does not look like a bank’s number. Compare it with your check.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeValid();
    await expect(canvas.getByText(/This does not look like/).closest('[aria-live]')).not.toBeNull();
  },
};

export const Optional: Story = {
  args: { label: 'Insurance claim number', shouldMarkOptional: true, autoComplete: 'off' },
};

export const Disabled: Story = { args: { defaultValue: 'Dana Whitfield', isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: 'Dana Whitfield', isReadOnly: true } };

/** The width of the box suggests the length of the answer; it never limits it. */
export const Widths: Story = {
  render: (args) => (
    <Stack gap="l">
      <TextField {...args} label="Email" type="email" autoComplete="email" />
      <TextField {...args} label="Phone number" type="tel" autoComplete="tel" inputWidth="medium" />
      <TextField
        {...args}
        label="Security code"
        description="3 digits on the back, or 4 on the front"
        inputMode="numeric"
        autoComplete="cc-csc"
        inputWidth="short"
      />
    </Stack>
  ),
};

/** Text that is longer than the limit stays whole, and is reported once focus leaves. */
export const TooLong: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Last 4 digits of SSN',
    maxLength: 4,
    inputMode: 'numeric',
    autoComplete: 'off',
    inputWidth: 'short',
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '123456789');
    await expect(box).toHaveValue('123456789');
    await expect(args.onChange).toHaveBeenLastCalledWith('123456789');
    await expect(box).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    await expect(box).toHaveAttribute('maxlength', '4');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Enter 4 characters or fewer');
    await userEvent.clear(box);
    await userEvent.type(box, ' 6789');
    await expect(box).toHaveValue('6789');
    await expect(box).toBeValid();
  },
};

/** `normalize` shortens what is too long without changing what it means. */
export const Normalized: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Expiration date',
    maxLength: 5,
    autoComplete: 'off',
    inputWidth: 'short',
    normalize: (text) => text.replace(/^(\d\d)\/20(\d\d)$/, '$1/$2'),
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '08/2027');
    await expect(box).toHaveValue('08/27');
    await expect(args.onChange).toHaveBeenLastCalledWith('08/27');
  },
};

/** `format` groups a number once focus leaves. Until then the text stays as it is typed. */
export const Formatted: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Card number',
    maxLength: 19,
    autoComplete: 'off',
    inputMode: 'numeric',
    format: (text) => text.replaceAll(' ', '').replaceAll(/\d{4}(?=\d)/g, '$& '),
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(box, '4111111111111111');
    await expect(box).toHaveValue('4111111111111111');
    await userEvent.tab();
    await expect(box).toHaveValue('4111 1111 1111 1111');
    await expect(args.onChange).toHaveBeenLastCalledWith('4111 1111 1111 1111');
    await userEvent.click(box);
    box.setSelectionRange(5, 5);
    await userEvent.keyboard('{Backspace}');
    await expect(box).toHaveValue('41111111 1111 1111');
    box.setSelectionRange(18, 18);
    await userEvent.keyboard('11');
    await userEvent.tab();
    // A group more would be too long.
    await expect(box).toHaveValue('41111111 1111 111111');
    await expect(box).toBeInvalid();
  },
};

/** Text typed before React hydrates a page stays, and is reported to the page. */
export const TypedEarly: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement, userEvent }) => {
    const field = <TextField {...args} id="early" label="Served name" value="" />;
    const remove = await servedFirst(canvasElement, field, (host) =>
      userEvent.type(within(host).getByRole('textbox'), 'Dana'),
    );
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('Dana'));
    remove();
  },
};

/** Two fields with the same id are reported to the developer. */
export const DuplicateId: Story = {
  tags: ['!autodocs'],
  args: { id: 'name' },
  play: async ({ canvasElement }) => {
    const heard = spyOn(console, 'error').mockImplementation(() => {});
    const root = createRoot(canvasElement.appendChild(document.createElement('div')));
    root.render(<TextField label="Name" id="name" />);
    await waitFor(() =>
      expect(heard).toHaveBeenCalledWith(
        expect.stringContaining('TextField "Name": another element has the id "name" too'),
      ),
    );
    root.unmount();
    heard.mockRestore();
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
