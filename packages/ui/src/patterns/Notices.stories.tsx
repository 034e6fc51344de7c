import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../components/Container/index.ts';
import { DeclineNotice } from './DeclineNotice.tsx';

const meta = {
  title: 'Patterns/Notices of law',
  component: DeclineNotice,
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    alsoCalled: ['disclosure', 'legal', 'adverse action', 'consent', 'small print'],
  },
  args: {
    reasons: ['Income is too low for the amount', 'Late payments in the last 12 months'],
    score: 588,
  },
  decorators: (Story) => (
    <Container contentWidth="form">
      <Story />
    </Container>
  ),
} satisfies Meta<typeof DeclineNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Declined: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'We can’t offer you this loan',
      'The main reasons',
      'Your credit score',
      'Your rights',
    ]);
  },
};
