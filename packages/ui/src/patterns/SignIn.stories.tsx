import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../components/Card/index.ts';
import { Container } from '../components/Container/index.ts';
import { SignInForm } from './SignInForm.tsx';

const meta = {
  title: 'Patterns/Sign in',
  component: SignInForm,
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    alsoCalled: ['log in', 'login', 'authentication'],
    docs: { story: { inline: false, height: '30rem' } },
  },
  args: { onSignIn: fn(async () => 'refused' as const) },
  decorators: (Story) => (
    <Container contentWidth="form">
      <Card>
        <Story />
      </Card>
    </Container>
  ),
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: { docs: { story: { inline: true } } } };

/** A refusal takes focus, and both answers stay. */
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'dana@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'half-remembered');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
    await expect(canvas.getByLabelText('Email')).toHaveValue('dana@example.com');
  },
};
