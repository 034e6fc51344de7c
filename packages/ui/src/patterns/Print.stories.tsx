import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Container } from '../components/Container/index.ts';
import { PayoffLetter } from './PayoffLetter.tsx';

const meta = {
  title: 'Patterns/Print',
  component: PayoffLetter,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, alsoCalled: ['printout', 'letter', 'PDF'] },
  args: { onPrint: fn() },
  decorators: (Story) => (
    <Container contentWidth="form">
      <Story />
    </Container>
  ),
} satisfies Meta<typeof PayoffLetter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Letter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print this quote' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
