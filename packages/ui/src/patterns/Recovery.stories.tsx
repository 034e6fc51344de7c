import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Container } from '../components/Container/index.ts';
import { AutoPay } from './AutoPay.tsx';

const meta = {
  title: 'Patterns/Error and recovery',
  component: AutoPay,
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    alsoCalled: ['failure', 'retry', 'offline', 'optimistic update'],
    docs: { story: { inline: false, height: '20rem' } },
  },
  args: { onSave: fn(async () => {}) },
  decorators: (Story) => (
    <Container contentWidth="form">
      <Story />
    </Container>
  ),
} satisfies Meta<typeof AutoPay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = { parameters: { docs: { story: { inline: true } } } };

/** The switch goes back, and the message says what holds now. */
export const NotSaved: Story = {
  args: {
    onSave: fn(async () => {
      throw new Error('The server does not answer.');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(await canvas.findByText('Automatic payment is still off')).toBeVisible();
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};
