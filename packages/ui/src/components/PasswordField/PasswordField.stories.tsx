import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardStory, longWord, stress } from '../../testing/docs.ts';
import { Form } from '../Form/index.ts';
import { SubmitButton } from '../SubmitButton/index.ts';
import { docs } from './PasswordField.docs.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  parameters: { docsData: docs },
  args: { label: 'Password', name: 'password', onChange: fn() },
  // Password managers look for a surrounding form and a username.
  decorators: [
    (Story) => (
      <Form aria-label="Sign in" onSubmit={(event) => event.preventDefault()}>
        <input hidden autoComplete="username" defaultValue="robin@example.com" />
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Described: Story = {
  args: { description: 'At least 12 characters', autoComplete: 'new-password' },
};

export const Filled: Story = { args: { defaultValue: 'long winding road' } };

export const Shown: Story = {
  parameters: { docs: { story: { inline: false, height: '8rem' } } },
  args: { defaultValue: 'long winding road' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue(
      'long winding road',
    );
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Sending the form hides the password again. */
export const Sent: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 'long winding road' },
  render: (args) => (
    <>
      <PasswordField {...args} />
      <SubmitButton>Sign In</SubmitButton>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

export const Invalid: Story = { args: { errorMessage: 'Enter your password' } };

export const Warning: Story = {
  args: { defaultValue: 'ROAD', warningMessage: 'Caps Lock seems to be on.' },
};

export const Disabled: Story = { args: { defaultValue: 'road', isDisabled: true } };

export const ReadOnly: Story = { args: { defaultValue: 'road', isReadOnly: true } };

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
