import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../components/Card/index.ts';
import { Container } from '../components/Container/index.ts';
import { DealWizard } from './DealWizard.tsx';

const meta = {
  title: 'Patterns/Long form',
  component: DealWizard,
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    alsoCalled: ['multi-step form', 'application', 'checkout'],
    docs: { story: { inline: false, height: '34rem' } },
  },
  args: { onSend: fn(async () => {}) },
  decorators: (Story) => (
    <Container contentWidth="form">
      <Card>
        <Story />
      </Card>
    </Container>
  ),
} satisfies Meta<typeof DealWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = { parameters: { docs: { story: { inline: true } } } };

/** A step that lacks an answer stays open, with the message at the field that has focus. */
export const AnAnswerIsMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByLabelText('Full name')).toHaveFocus());
    await expect(canvas.getByText('Enter the applicant’s full name')).toBeVisible();
  },
};
